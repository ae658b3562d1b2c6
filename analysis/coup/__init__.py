"""What hangs on the cards of Coup: hidden hands, and what is known of them."""
