"""Plays a game at the next open table of a yaht server: python3 play.py NAME [PORT [HOST]]. Written from packages/protocol/SPEC.md."""
import argparse, os, socket, struct, sys, time
from base64 import urlsafe_b64encode
from collections import Counter


def pack(value):  # MessagePack, as much of it as a client says
    if isinstance(value, bool):
        return b"\xc3" if value else b"\xc2"
    if isinstance(value, int):
        return b"\xd3" + struct.pack(">q", value)
    if isinstance(value, str):
        return b"\xda" + struct.pack(">H", len(value.encode())) + value.encode()
    items = [item for pair in value.items() for item in pair] if isinstance(value, dict) else value
    return (b"\xde" if isinstance(value, dict) else b"\xdc") + struct.pack(">H", len(value)) + b"".join(map(pack, items))


NUMBERS = dict(zip(range(0xCA, 0xD4), "fdBHIQbhiq"))
SIZES = dict(zip(range(0xD9, 0xE0), ["sB", "sH", "sI", "lH", "lI", "mH", "mI"]))  # text, list, map and the width of the length


def unpack(read):  # any MessagePack without extensions and binary
    byte = read(1)[0]
    if byte < 0x80 or byte >= 0xE0 or 0xC0 <= byte <= 0xC3:
        return {0xC0: None, 0xC2: False, 0xC3: True}.get(byte, byte if byte < 0x80 else byte - 256)
    number = lambda code: struct.unpack(">" + code, read(struct.calcsize(">" + code)))[0]
    if byte in NUMBERS:
        return number(NUMBERS[byte])
    kind = SIZES[byte][0] if byte in SIZES else "m" if byte < 0x90 else "l" if byte < 0xA0 else "s"
    size = number(SIZES[byte][1]) if byte in SIZES else byte & (31 if kind == "s" else 15)
    if kind == "m":
        return {unpack(read): unpack(read) for _ in range(size)}
    return read(size).decode() if kind == "s" else [unpack(read) for _ in range(size)]


class Player:
    def __init__(self, name, address):
        self.name, self.address, self.seq, self.ids, self.wish, self.scores = name, address, 0, 0, None, None
        self.has_connected = False
        self.token = urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")  # our own: a lost answer costs no second seat

    def play(self):
        while self.scores is None:
            try:
                self.come_in()
                while self.scores is None:
                    self.take(4)  # the length: MessagePack tells by itself where it ends
                    self.hear(unpack(self.take))
            except OSError as error:  # cut: come back, and go on after the last fact
                if not self.has_connected:
                    sys.exit("nobody answers at %s:%d (%s). Start a server first: yaht server --players 2" % (*self.address, error))
                print("the connection is lost, trying again", file=sys.stderr)
                time.sleep(0.5)
        return self.scores

    def come_in(self):
        self.stream = socket.create_connection(self.address, timeout=45).makefile("rwb")
        self.has_connected = True
        first = {"type": "Resume", "after": self.seq} if self.seq else {"type": "Join", "name": self.name, "protocol": 1}
        self.send({**first, "token": self.token})
        if self.seq and self.wish:
            self.send(self.wish)  # it has no answer yet; by its id it happens once

    def send(self, message):
        payload = pack(message)
        self.stream.write(struct.pack(">I", len(payload)) + payload)
        self.stream.flush()

    def take(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("cut")
        return data

    def ask(self, **wish):
        self.ids += 1
        self.wish = {**wish, "id": f"w{self.ids}"}
        self.send(self.wish)

    def hear(self, message):
        kind = message["type"]
        if kind == "Welcome":
            self.seat, self.seq = message["playerId"], message["seq"]
            self.ask(type="Ready", seed=self.name)
        elif kind == "Ping":
            self.send({"type": "Pong"})
        elif kind == "Ack" and self.wish and message["id"] == self.wish["id"]:
            self.wish = None
        elif kind == "Error" and message["code"] == "joker-restriction":
            self.move(but=self.wish["category"])
        elif kind == "Error" and message["code"] != "going-away":
            sys.exit(f"{message['code']}: {message['msg']}")
        elif "at" in message and message["seq"] > self.seq:  # a fact, and a new one
            self.seq = message["seq"]
            self.learn(kind, message)

    def learn(self, kind, fact):
        if kind == "SeatsMoved":
            self.seat = fact["from"].index(self.seat)
        elif kind == "GameStarted":
            self.open = list(fact["variant"]["categories"])
        elif kind == "ScoreRecorded" and fact["playerId"] == self.seat:
            self.open.remove(fact["category"])
            print(f"{self.name}: {fact['score'] + fact['bonus']} for {fact['category']}", flush=True)
        elif kind in ("TurnStarted", "DiceRolled") and fact["playerId"] == self.seat:
            self.dice, self.rolls_left = fact["dice"], fact["rollsLeft"]
            self.move()
        elif kind == "GameOver":
            self.scores = dict(fact["finalScores"])

    def move(self, but=None):  # collects the most common face, then takes its line, or the last one that is open
        face, count = max(Counter(self.dice or [0]).items(), key=lambda pair: (pair[1], pair[0]))
        if self.rolls_left and count < 5:
            return self.ask(type="RollDice", **({"hold": [die == face for die in self.dice]} if self.dice else {}))
        own = ["ones", "twos", "threes", "fours", "fives", "sixes"][face - 1]
        line = next(line for line in [own, *reversed(self.open)] if line in self.open and line != but)
        self.ask(type="ScoreCategory", category=line)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays a game at the next open table of a yaht server.")
    parser.add_argument("name", help="the name at the table")
    parser.add_argument("port", nargs="?", type=int, default=7777, help="its TCP port (7777)")
    parser.add_argument("host", nargs="?", default="127.0.0.1", help="its address (127.0.0.1)")
    asked = parser.parse_args()
    print(f"final scores by seat: {Player(asked.name, (asked.host, asked.port)).play()}")
