import { type Static, Type } from "@sinclair/typebox";
import { exactly, Timestamp } from "./words.js";

/** Bytes as a browser tells them. */
const Base64Url = (longest: number) => Type.String({ minLength: 1, maxLength: longest, pattern: "^[A-Za-z0-9_-]+$" });

const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: "^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$",
  description: 'what its owner calls it, as "my phone"',
});

/** What a browser's `PublicKeyCredential.toJSON()` has in any case. It may tell more, which nobody reads. */
const credential = {
  id: Base64Url(1_400),
  rawId: Base64Url(1_400),
  type: Type.Literal("public-key"),
  clientExtensionResults: Type.Object({}),
};

/** A passkey that was just made, as `navigator.credentials.create` gives it. */
export const MadeCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(8_192),
    attestationObject: Base64Url(32_768),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
});
export type MadeCredential = Static<typeof MadeCredential>;

/** A passkey that signed the server's challenge, as `navigator.credentials.get` gives it. */
export const ShownCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(8_192),
    authenticatorData: Base64Url(8_192),
    signature: Base64Url(8_192),
    userHandle: Type.Optional(Type.Union([Base64Url(128), Type.Null()])),
  }),
});
export type ShownCredential = Static<typeof ShownCredential>;

const descriptor = Type.Object({
  id: Type.String(),
  type: Type.Literal("public-key"),
  transports: Type.Optional(Type.Array(Type.String())),
});

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const CreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal("public-key") })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(descriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.String(),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.String(),
  }),
  attestation: Type.String(),
});
export type CreationOptions = Static<typeof CreationOptions>;

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const RequestOptions = Type.Object({
  challenge: Type.String(),
  timeout: Type.Integer(),
  rpId: Type.String(),
  userVerification: Type.String(),
});
export type RequestOptions = Static<typeof RequestOptions>;

export const NewPasskey = exactly({ credential: MadeCredential, name: Type.Optional(PasskeyName) });
export type NewPasskey = Static<typeof NewPasskey>;

export const SignIn = exactly({ credential: ShownCredential });

export const PasskeyId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$" });

export const Passkey = exactly({
  id: PasskeyId,
  name: Type.Optional(PasskeyName),
  address: Type.String({ description: "the name of the server that it was made for: it works nowhere else" }),
  synced: Type.Boolean({ description: "its keeper copies it to the owner's other devices" }),
  created: Timestamp,
  used: Type.Optional(Timestamp),
});
export type Passkey = Static<typeof Passkey>;
