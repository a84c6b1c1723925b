#!/usr/bin/env python3
"""Plays one game by random legal commands and prints its result as one line of JSON.

    random_bot.py http://127.0.0.1:8080 [GAME]     opens a table of tajuto, or satori, against a bot
    random_bot.py http://127.0.0.1:8080 JOIN-CODE  sits down at a friend's table

Written from docs/protocol.md alone, for Python 3.11 without packages. It comes back when it is cut off.
"""
import base64
import json
import os
import random
import socket
import sys
import time
import urllib.parse
import urllib.request

PATIENCE_S = 60


class WebSocket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, base):
        url = urllib.parse.urlsplit(base)
        self.socket = socket.create_connection((url.hostname, url.port or 80), timeout=PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline()
        if b" 101 " not in status:
            raise ConnectionError(status.decode().strip() or "no answer")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def send(self, message, opcode=1):
        data = json.dumps(message).encode() if opcode == 1 else message
        length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.socket.sendall(bytes([128 | opcode]) + length + mask + masked)

    def exactly(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("no close frame")
        return data

    def receive(self):
        text = b""
        while True:
            first, second = self.exactly(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self.exactly(2 if length == 126 else 8), "big")
            data = self.exactly(length)
            if first & 15 == 8:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2], 'big')}")
            if first & 15 == 9:
                self.send(data, opcode=10)
            if first & 15 in (0, 1):
                text += data
                if first & 128:
                    return json.loads(text)


class Bot:
    """One seat at one table."""

    def __init__(self, base, seat):
        self.base, self.seat = base, seat
        self.run, self.count, self.seen = os.urandom(6).hex(), 0, 0
        self.room = self.view = self.decision = self.unanswered = None

    def enter(self):
        self.socket = WebSocket(self.base)
        room, who = self.seat["room"], {"as": "seat", "token": self.seat["token"]}
        self.socket.send({"type": "hello", "version": 1, "room": room, "who": who, "seen": self.seen})
        self.learn(self.socket.receive())
        if self.unanswered:
            self.socket.send(self.unanswered)

    def say(self, **message):
        self.count += 1
        self.unanswered = {"id": f"{self.run}-{self.count}", **message}
        self.socket.send(self.unanswered)

    def learn(self, message):
        if message["type"] in ("welcome", "update"):
            self.seen = message["seq"]
            self.room = message.get("room") or self.room
            table = message.get("table") or message.get("news")
            if table:
                self.view, self.decision = table["view"], table["decision"]
        elif message["type"] == "error" and message["code"] in ("rate_limited", "not_saved", "stopping", "full"):
            time.sleep(0.2)
            if "id" not in message:
                raise ConnectionError(message["code"])
            self.socket.send(self.unanswered)
        elif message["type"] == "error" and "id" not in message:
            sys.exit(f"the server says {message['code']}: {message['hint']}")
        elif message["type"] in ("accepted", "refused", "error"):
            self.unanswered = None

    def act(self):
        if self.unanswered:
            return
        if self.room["phase"] == "waiting" and self.room["host"] == self.seat["seat"]:
            empty = [seat["seat"] for seat in self.room["seats"] if seat["occupant"]["kind"] == "nobody"]
            act = {"do": "seat_bot", "seat": empty[0], "level": "novice"} if empty else {"do": "start"}
            self.say(type="act", act=act)
        elif self.room["phase"] == "playing" and self.decision:
            key, command = self.decision["key"], random.choice(self.decision["legal"])["command"]
            self.say(type="command", key=key, command={"game": self.room["settings"]["game"]["game"], **command})
            self.decision = None

    def play(self):
        while True:
            try:
                self.enter()
                while self.room["phase"] not in ("over", "abandoned"):
                    self.act()
                    self.learn(self.socket.receive())
                return
            except OSError as error:
                print(f"cut off ({error}): coming back", file=sys.stderr, flush=True)
                time.sleep(random.uniform(0.2, 1))


def sit_down(base, where="tajuto"):
    wish = {"name": "Random bot", "nonce": os.urandom(16).hex()}
    opens = where in ("tajuto", "satori")
    wish |= {"settings": {"game": {"game": where}}, "seats": 2} if opens else {"code": where}
    url = f"{base.rstrip('/')}/api/{'rooms' if opens else 'seats'}"
    request = urllib.request.Request(url, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        return json.load(answer)


if __name__ == "__main__":
    bot = Bot(sys.argv[1].rstrip("/"), sit_down(*sys.argv[1:]))
    print(f"sits in seat {bot.seat['seat']}", file=sys.stderr, flush=True)
    bot.play()
    outcome = bot.view["phase"].get("outcome") if bot.view else None
    print(json.dumps({"game_id": bot.room["game_id"], "seat": bot.seat["seat"], "outcome": outcome}))
