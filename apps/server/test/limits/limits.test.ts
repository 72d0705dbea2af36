import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { useHouse } from "../test-server.js";

const house = useHouse({ limits: { requestsPerMinute: 5 } });

let addresses = 0;

/** Sends a request line as it stands, without anybody setting it right, from an address of this machine; says the status of the answer. */
async function ask(line: string, from: string): Promise<number> {
  const { hostname, port } = new URL(house.address);
  const socket = connect({ port: Number(port), host: hostname, localAddress: from });
  socket.write(`${line} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`);
  let text = "";
  socket.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
  });
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
}

const spellings: Readonly<Record<string, string>> = {
  plain: "GET /api/games",
  encoded: "GET /%61pi/games",
  "written out, and encoded": "GET http://elsewhere.example/%61%70%69/games",
  "written out": "GET http://elsewhere.example/api/games",
  "with a question": "GET /api/games?x=1",
  "with a semicolon": "GET /api/games;x=1",
  HEAD: "HEAD /api/games",
  OPTIONS: "OPTIONS /api/games",
  "doubled slashes": "GET //api/games",
  "another case": "GET /API/games",
  "a slash more": "GET /api/games/",
  "a dot more": "GET /api/games.",
  "one that isn't there": "GET /api/nowhere",
  "one that can't be decoded": "GET /api/%zz",
  "one that isn't there, encoded": "GET /%61pi/nowhere",
};

test.each(Object.entries(spellings))("a request counts however its address is spelt: %s", async (_name, line) => {
  addresses += 1;
  const from = `127.0.1.${addresses}`;
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push(await ask(line, from));
  expect(statuses.slice(0, 4)).not.toContain(429);
  expect(statuses.slice(5)).toEqual([429, 429, 429]);
});
