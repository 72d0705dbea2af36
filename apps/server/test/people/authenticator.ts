import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { CreationOptions, MadeCredential, RequestOptions, ShownCredential } from "@tavolata/client/protocol";

/** What a passkey knows: its id, its secret half, for which server and for whom, and how often it was used. */
interface Held {
  readonly id: Buffer;
  readonly secret: KeyObject;
  readonly server: string;
  readonly user: string;
  count: number;
}

/** What a dishonest browser or device may do. */
export interface Deceit {
  readonly origin?: string;
  readonly server?: string;
  readonly challenge?: string;
  readonly count?: number;
  /** Breaks the signature. */
  readonly spoils?: boolean;
  readonly user?: string;
}

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

/** A device with passkeys, in software: attestation "none", signatures by ES256, discoverable keys. */
export class Authenticator {
  readonly #held: Held[] = [];

  constructor(
    /** Where the page stands that asks. */
    private readonly origin: string,
    /** Some devices don't count: they always say 0. */
    private readonly counts = true,
  ) {}

  make({ challenge, rp, user }: CreationOptions, deceit: Deceit = {}): MadeCredential {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const held: Held = { id: randomBytes(16), secret: privateKey, server: rp.id, user: user.id, count: 0 };
    this.#held.push(held);
    const { x, y } = publicKey.export({ format: "jwk" });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2], // an elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(held.id.length);
    const data = Buffer.concat([
      this.#data(held, present | verified | hasKey, deceit),
      Buffer.alloc(16), // the device says not of which kind it is
      length,
      held.id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(data)],
      ]),
    );
    return {
      ...this.#named(held),
      response: {
        clientDataJSON: this.#client("webauthn.create", deceit.challenge ?? challenge, deceit),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Shows the newest passkey that it has for this server, or the one of this number. */
  show({ challenge, rpId }: RequestOptions, deceit: Deceit = {}, which = -1): ShownCredential {
    const held = this.#held.filter(({ server }) => server === rpId).at(which);
    if (!held) throw new Error(`There is no passkey for ${rpId}.`);
    if (this.counts) held.count += 1;
    const data = this.#data(held, present | verified, deceit);
    const clientDataJSON = this.#client("webauthn.get", deceit.challenge ?? challenge, deceit);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signed = Buffer.concat([data, deceit.spoils ? randomBytes(32) : hash]);
    return {
      ...this.#named(held),
      response: {
        clientDataJSON,
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, held.secret).toString("base64url"),
        userHandle: deceit.user ?? held.user,
      },
    };
  }

  #named({ id }: Held) {
    const name = id.toString("base64url");
    return { id: name, rawId: name, type: "public-key" as const, clientExtensionResults: {} };
  }

  #data({ server, count }: Held, flags: number, deceit: Deceit): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deceit.count ?? count);
    const hash = createHash("sha256")
      .update(deceit.server ?? server)
      .digest();
    return Buffer.concat([hash, Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string, { origin = this.origin }: Deceit): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
  }
}
