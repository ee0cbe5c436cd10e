"""The rules page."""
def rules(texts):
    return {}
