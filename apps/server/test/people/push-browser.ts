import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { NewSubscription, TurnNotice } from "@tavolata/client/protocol";
import type { PushServices } from "../../src/push/push-services.js";

/** A message as it came to the push service. */
export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on this machine. */
export interface FakePushService {
  readonly address: string;
  readonly pushed: Pushed[];
  /** What it answers with from now on; usually 201. */
  status: number;
  /** The way of a server to it and to nowhere else: tests alone can have it. */
  readonly services: PushServices;
  close(): Promise<void>;
}

export async function fakePushService(): Promise<FakePushService> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: FakePushService = {
    address,
    pushed,
    status: 201,
    services: {
      allows: ({ origin }) => origin === address,
      async post(endpoint, headers, body, signal) {
        const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
        const answer = await fetch(endpoint, { method: "POST", headers: sent, body: new Uint8Array(body), signal });
        await answer.arrayBuffer();
        return answer.status;
      },
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return service;
}

/** A browser's half of a subscription: it can read what is sent to it, as RFC 8291 says. */
export class PushBrowser {
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly subscription: NewSubscription;

  constructor(
    service: string,
    readonly name: string,
    language: NewSubscription["language"],
  ) {
    const p256dh = this.#keys.generateKeys().toString("base64url");
    this.subscription = {
      endpoint: `${service}/${name}`,
      keys: { p256dh, auth: this.#auth.toString("base64url") },
      language,
    };
  }

  /** What came for this browser. */
  read(pushed: readonly Pushed[]): TurnNotice[] {
    return pushed.filter(({ path }) => path === `/${this.name}`).map(({ body }) => this.#decrypt(body));
  }

  #decrypt(body: Buffer): TurnNotice {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as TurnNotice;
  }
}
