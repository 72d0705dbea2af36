import { once } from "node:events";
import { connect, type Socket } from "node:net";

const wish = [
  "host: x",
  "connection: Upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
].join("\r\n");

/** What somebody says who then holds on to the connection. */
const sayings = [
  "",
  "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nhost: x\r\nx-half: ",
  "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  `GET /nowhere HTTP/1.1\r\n${wish}\r\n\r\n`,
  `GET /api/games HTTP/1.1\r\n${wish}\r\n\r\n`,
  `GET /api/play HTTP/1.1\r\norigin: https://evil.example\r\n${wish}\r\n\r\n`,
  `GET /api/play HTTP/1.1\r\n${wish}\r\n\r\n`,
];

/** Connections that nobody at the other end ever closes, or reads from; what is returned lets go of them. */
export async function clingTo(port: number): Promise<() => void> {
  const sockets: Socket[] = [];
  for (const saying of sayings) {
    const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    socket.on("error", () => {}); // the server may cut it off
    sockets.push(socket);
    await once(socket, "connect");
    socket.write(saying);
  }
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
