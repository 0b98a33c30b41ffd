"""Messages to people who are away: webhooks and web push."""
