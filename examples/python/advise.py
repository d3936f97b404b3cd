#!/usr/bin/env python3
"""Ask a yaht server for the best move. Standard library only.

    python3 advise.py 3,3,5,1,6 --rerolls 1 --card ones=3,fives=15
    python3 advise.py 66621 --variant kniffel
    python3 advise.py 66621 --rules ../short-yatzy.json
    python3 advise.py - < positions.jsonl        # a position a line, sent many at a time
"""

import argparse
import json
import sys
import time
import urllib.error
import urllib.request

MOST_POSITIONS = 500  # a thousand are allowed, in 256 KiB
LONGEST_WAIT = 120


class Refused(Exception):
    """The server answered with a problem."""

    def __init__(self, problem):
        super().__init__(problem["detail"])
        self.problem = problem


def call(server, path, body):
    """POSTs JSON. While a game is being solved, or after too many requests, waits as long as the server says."""
    data = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    deadline = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            wait = problem.get("retry_after_s")
            if wait is None or time.monotonic() + wait > deadline:
                raise Refused(problem) from None
            time.sleep(wait)


def evaluate(server, variant, position):
    """Everything about one position."""
    return call(server, "/v1/evaluate", {"variant": variant, "position": position})


def evaluate_all(server, variant, positions):
    """The same for any number of positions, one answer after the other."""
    for first in range(0, len(positions), MOST_POSITIONS):
        part = positions[first : first + MOST_POSITIONS]
        yield from call(server, "/v1/evaluate", {"variant": variant, "positions": part})["answers"]


def read_dice(text):
    return [int(face) for face in (text.split(",") if "," in text else text)]


def read_card(text):
    return {name: int(points) for name, points in (entry.split("=") for entry in text.split(",") if entry)}


def tell(dice, best):
    """The best move in words."""
    if "hold" not in best:
        what = "put a zero in" if best.get("scratch") else "score"
        return f"{what} {best['category']}: {best['expected']:.2f} points to come"
    held = " ".join(str(face) for face, stays in zip(dice, best["hold"]) if stays)
    return f"hold {held or 'nothing'}: {best['expected']:.2f} points to come"


def main():
    parser = argparse.ArgumentParser(description="Ask a yaht server for the best move.")
    parser.add_argument("dice", help="such as 3,3,5,1,6 or 33516; - reads positions from standard input")
    parser.add_argument("--rerolls", type=int, default=2)
    parser.add_argument("--card", type=read_card, default={}, help="such as ones=3,fives=15")
    parser.add_argument("--variant", default="yatzy")
    parser.add_argument("--rules", help="a file with rules of your own")
    parser.add_argument("--server", default="http://127.0.0.1:9000")
    wish = parser.parse_args()
    variant = wish.variant
    if wish.rules:
        with open(wish.rules, encoding="utf-8") as file:
            variant = json.load(file)
    try:
        if wish.dice == "-":
            positions = [json.loads(line) for line in sys.stdin if line.strip()]
            for position, answer in zip(positions, evaluate_all(wish.server, variant, positions)):
                error = answer.get("error")
                print(error["detail"] if error else tell(position.get("dice", []), answer["best"]) if answer["best"] else f"{answer['value']:.2f}")
        else:
            dice = read_dice(wish.dice)
            position = {"card": wish.card, "dice": dice, "rerollsLeft": wish.rerolls}
            print(tell(dice, evaluate(wish.server, variant, position)["best"]))
    except Refused as refused:
        problem = refused.problem
        details = "; ".join(f"{error['pointer']}: {error['message']}" for error in problem.get("errors", []))
        sys.exit(f"{problem['code']}: {problem['detail']}{f' ({details})' if details else ''}")
    except urllib.error.URLError as error:
        sys.exit(f"no server at {wish.server} ({error.reason}). Start one: yaht server")


if __name__ == "__main__":
    main()
