"""What the templates can say."""
