def dump(t): return {}
def load(t, given): pass
