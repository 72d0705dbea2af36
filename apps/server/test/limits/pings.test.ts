import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { useHouse } from "../test-server.js";
import { until } from "../until.js";

const house = useHouse({ place: { memory: true }, limits: { messagesPerSecond: 0.001, messagesAtOnce: 5 } });

test("pings are answered as messages are: who sends too many gets no answer to the rest, and stays", async () => {
  const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`);
  onTestFinished(() => socket.terminate());
  const heard: string[] = [];
  socket.on("pong", (data) => heard.push(String(data)));
  socket.on("message", (data) => {
    const { type, why } = JSON.parse(String(data)) as { type: string; why?: { fault: string } };
    heard.push(why?.fault ?? type);
  });
  await once(socket, "message"); // it is welcome
  for (let i = 0; i < 50; i++) socket.ping(`ping ${i}`);
  socket.send("{}");
  await until(() => heard.includes("too-many-requests"));
  expect(heard).toEqual(["welcome", "ping 0", "ping 1", "ping 2", "ping 3", "ping 4", "too-many-requests"]);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test.each([
  ["messages", "{}"],
  ["pings", undefined],
])(
  "who goes on with %s however often they are refused is let go, and is told so no more than a thousand times",
  async (_what, text) => {
    await house.restart();
    const socket = new WebSocket(`${house.address.replace("http", "ws")}/api/play`);
    onTestFinished(() => socket.terminate());
    let refused = 0;
    let isGone = false;
    socket.on("error", () => {}); // it is cut off in the midst of what it says
    socket.on("close", () => {
      isGone = true;
    });
    socket.on("message", (data) => {
      if (String(data).includes("too-many-requests")) refused += 1;
    });
    await once(socket, "open");
    for (let i = 0; i < 3_000; i++) text === undefined ? socket.ping() : socket.send(text);
    await until(() => isGone);
    expect(refused).toBeLessThan(2_000);
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  },
);
