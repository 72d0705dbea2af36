#!/usr/bin/env python3
"""A bot that learns by counting. Python 3.8 or later, nothing but its standard library.

It plays a game of Tavolata over and over through `npx tavolata gym`. For every kind of option ("land", "lie-low")
it counts how often matches were won in which it was picked, and picks what has done best, now and then
something else. It knows no rule of any game: legal options are all that it is ever given.

    python3 docs/examples/counting_bot.py lantern-quay --matches 200 --seat warden-1
"""

import argparse
import json
import random
import shlex
import subprocess
import sys


class CountingBot:
    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.tried = {}  # (question, kind of option) -> how many matches it was picked in
        self.won = {}  # ... and how many of them were won
        self.picked = set()  # what was picked in this match

    def choose(self, observation):
        """The ids to answer with: as many as are wanted, the most promising first."""
        ids = [option["id"] for option in observation["options"]]
        self.chance.shuffle(ids)  # equals are taken by chance
        if self.chance.random() > 0.1:  # one answer of ten is tried out of curiosity
            ids.sort(key=lambda id: -self.worth(observation["kind"], id))
        picks = ids[: max(observation["min"], min(1, observation["max"]))]
        self.picked.update((observation["kind"], kind_of(id)) for id in picks)
        return picks

    def worth(self, question, id):
        what = (question, kind_of(id))
        # As if it had been tried twice before and won once: nothing is hopeless, and nothing is certain.
        return (self.won.get(what, 0) + 1) / (self.tried.get(what, 0) + 2)

    def learn(self, reward):
        for what in self.picked:
            self.tried[what] = self.tried.get(what, 0) + 1
            self.won[what] = self.won.get(what, 0) + reward
        self.picked = set()


def kind_of(id):
    """"land" of "land:rum-2"."""
    return id.split(":")[0]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("game")
    arguments.add_argument("--matches", type=int, default=100)
    arguments.add_argument("--seat", help="otherwise the first one")
    arguments.add_argument("--seed", default="counting")
    arguments.add_argument("--command", default="npx tavolata", help="how tavolata is started")
    given = arguments.parse_args()

    words = shlex.split(given.command) + ["gym", given.game, "--matches", str(given.matches), "--seed", given.seed]
    if given.seat:
        words += ["--seat", given.seat]
    gym = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, encoding="utf-8")

    def send(message):
        gym.stdin.write(json.dumps(message) + "\n")
        gym.stdin.flush()

    bot = CountingBot(given.seed)
    for line in gym.stdout:
        message = json.loads(line)
        if message["type"] == "observe":
            send({"type": "act", "picks": bot.choose(message)})
        elif message["type"] == "reward":
            bot.learn(sum(message["rewards"].values()) / len(message["rewards"]))
        elif message["type"] == "error":
            # The question stands as it stood: the last observation is to be answered otherwise.
            print(message["code"] + ": " + message["message"], file=sys.stderr)
            send({"type": "quit"})
        elif message["type"] == "bye":
            print(json.dumps({"matches": message["matches"], "rewards": message["rewards"]}))
    return gym.wait()


if __name__ == "__main__":
    sys.exit(main())
