import { beforeEach, describe, expect, it } from "vitest";
import {
  backOff,
  commandId,
  SILENCE,
  TableSocket,
  type Surroundings,
  type Wire,
} from "../src/socket";

class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readyState = 0;
  sent: { t: string; id: string }[] = [];
  constructor(readonly url: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string; id: string });
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

let wires: FakeWire[];
let waits: { pause: number; then: () => void }[];
let silences: typeof waits;
let connections: string[];
let seq: number;

function table() {
  const around: Surroundings = {
    open: (url) => {
      wires.push(new FakeWire(url));
      return wires.at(-1)!;
    },
    wait: (pause, then) => {
      (pause === SILENCE ? silences : waits).push({ pause, then });
      return () => undefined;
    },
    random: () => 0.5,
  };
  const handlers = {
    state: () => undefined,
    table: () => undefined,
    connection: (now: string) => connections.push(now),
    talk: () => undefined,
    bye: () => undefined,
  };
  return new TableSocket(() => `ws://here/ws/tables/x?after=${seq}`, handlers, around);
}

beforeEach(() => {
  wires = [];
  waits = [];
  silences = [];
  connections = [];
  seq = 0;
});

describe("a broken connection", () => {
  it("sends a pending command again with the same id, and only until it is answered", async () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    const answer = socket.send({ t: "undo", seat: 0 });
    const id = wires[0]!.sent[0]!.id;
    wires[0]!.breaks();
    waits[0]!.then();
    wires[1]!.opens();
    expect(wires[1]!.sent).toEqual([{ t: "undo", seat: 0, id }]);
    wires[1]!.says({ t: "ack", id });
    expect(await answer).toMatchObject({ t: "ack" });
    wires[1]!.breaks();
    waits[1]!.then();
    wires[2]!.opens();
    expect(wires[2]!.sent).toEqual([]);
  });

  it("comes back with the number of the last event it knows", () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    seq = 17;
    wires[0]!.breaks();
    waits[0]!.then();
    expect(wires[1]!.url).toContain("after=17");
  });

  it("takes another wire when nothing answers on the first", async () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    const answer = socket.send({ t: "undo", seat: 0 });
    silences[0]!.then();
    expect(connections.at(-1)).toBe("lost");
    wires[1]!.opens();
    expect(wires[1]!.sent).toEqual(wires[0]!.sent);
    wires[0]!.says({ t: "ack", id: wires[0]!.sent[0]!.id }); // too late: nobody listens there
    wires[1]!.says({ t: "ack", id: wires[1]!.sent[0]!.id });
    expect(await answer).toMatchObject({ t: "ack" });
    silences[1]!.then();
    expect(wires).toHaveLength(2);
    void socket.send({ t: "hint", seat: 0, actions: [] }); // bots may think longer
    expect(silences).toHaveLength(2);
  });

  it("says in words what it is doing and waits longer each time", () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    for (let i = 0; i < 3; i += 1) {
      wires[i]!.breaks();
      waits[i]!.then();
    }
    expect(connections.slice(0, 3)).toEqual(["connecting", "open", "lost"]);
    expect(waits[0]!.pause).toBeLessThan(waits[1]!.pause);
    expect(waits[1]!.pause).toBeLessThan(waits[2]!.pause);
  });

  it("lifts the curtain again after a reconnect", () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    socket.lift(1);
    wires[0]!.breaks();
    waits[0]!.then();
    wires[1]!.opens();
    expect(wires[1]!.sent).toEqual([{ t: "seen", observer: 1 }]);
  });

  it("stays away when it is closed or the table is broken", () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    wires[0]!.says({ t: "bye", reason: "broken" });
    wires[0]!.breaks();
    expect(waits).toEqual([]);
  });
});

describe("a busy table", () => {
  it("is asked again with the same id", () => {
    const socket = table();
    socket.connect();
    wires[0]!.opens();
    void socket.send({ t: "hint", seat: 0 });
    const id = wires[0]!.sent[0]!.id;
    wires[0]!.says({ t: "error", id, code: "busy", message: { de: "", en: "" } });
    waits[0]!.then();
    expect(wires[0]!.sent.map((m) => m.id)).toEqual([id, id]);
  });
});

describe("small numbers", () => {
  it("makes ids of 32 hexadecimal digits", () => {
    expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
    expect(commandId()).not.toBe(commandId());
  });

  it("never waits longer than ten seconds, nor less than half", () => {
    expect(backOff(50, () => 1)).toBe(10_000);
    expect(backOff(0, () => 0)).toBe(150);
  });
});
