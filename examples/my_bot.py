"""A bot of your own: it reads one line of JSON for each question and writes one line for each answer (docs/bots.md).

tatami arena kenjin level:1 "cmd:python examples/my_bot.py" --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        view, actions = message["view"], message["actions"]
        # Keep the Lord from being the last card; else play anything that is legal.
        hand = view["seats"][message["seat"]].get("hand") or []
        lords = [action for action in actions if action.startswith("lord@")] if len(hand) < 5 else []
        random.seed(message["seed"])
        print(json.dumps({"action": random.choice(lords or actions)}), flush=True)
