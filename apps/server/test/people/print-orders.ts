import type { TestServer } from "../test-server.js";

/** Orders of documents at a house, and people who order them. */
export function printOrders(house: TestServer) {
  async function asked(path: string, cookie?: string) {
    const response = await fetch(
      `${house.address}/api/print/${path}`,
      cookie === undefined ? {} : { headers: { cookie } },
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  }

  /** Somebody new, by the cookie alone. */
  async function newcomer(name: string) {
    const response = await fetch(`${house.address}/api/me`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name }),
    });
    const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
    return { cookie, client: house.nobody(cookie) };
  }

  /** Orders a quest that somebody wrote. */
  async function ordered(body: object, cookie: string) {
    const response = await fetch(`${house.address}/api/print/quest`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function faultOf(body: object, cookie: string): Promise<string> {
    return JSON.parse((await ordered(body, cookie)).bytes.toString()).error.fault;
  }

  return { asked, newcomer, ordered, faultOf };
}
