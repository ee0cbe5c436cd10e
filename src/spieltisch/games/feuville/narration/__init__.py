"""Stub."""
def _f(name):
    def say(*args, **kw):
        for a in args:
            if isinstance(a, dict) and "action" in a: return a["action"]
        return name + " " + " ".join(str(a) for a in args if isinstance(a, (str, int)) )
    return say
def signed(n): return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"
def plain(n): return str(n).replace("-", "−")
name_of_action=_f("action")
name_of_item=name_of_spell=name_of_figure=name_of_source=_f("")
describe_figure=describe_decree=describe_spell=describe_column=describe_town=_f("about")
def describe_column(town, n, texts): return f"column {n}"
def describe_town(town, texts): return "town"
def name_of_item(texts, i): return i
def name_of_spell(texts, i): return i
def name_of_figure(texts, i): return i
def describe_figure(texts,i): return "about "+i
def describe_spell(texts,i): return "about "+i
def describe_decree(texts,i,view): return "about "+i
def name_of_source(k,texts): return k
def house(texts, seat): return "House "+str(seat)
def join_draws(events): return events
def tell(event, texts, names, viewer): return str({k:v for k,v in event.items() if k not in("step","towns")})
def preview_parts(p, texts, names, viewer, in_full=True, view=None): return [p["action"], str({k:v for k,v in p.items() if k!="action"})]
def question(view, texts, names): return str(view["decision"] and view["decision"]["kind"])
def question_help(view, texts): return "help"
def status(view, texts, names, thinking=False): return "waiting"
def announce_turn(view, texts, names): return "turn"
def tell_reason(kind, reason, texts): return str(reason["reason"])
def heading_of_column(texts, n, person): return f"column {n} {person}"
