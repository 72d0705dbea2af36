import type { TSchema } from "@sinclair/typebox";
import {
  AskEarlier,
  AskExpected,
  AskHint,
  DoAgain,
  Explain,
  type FromClient,
  GiveAnswer,
  LookBack,
  Say,
  TakeBack,
  Unwatch,
  Vote,
  Watch,
} from "@tavolata/client/protocol";
import { Refuse } from "../refuse.js";
import { checkSound } from "./soundness.js";

/** Whether something is as a schema wants it, and the first thing that isn't. */
export interface SchemaCheck {
  Check(value: unknown): boolean;
  Errors(value: unknown): { First(): { readonly path: string; readonly message: string } | undefined };
}

/** Reads messages from a socket or a port, each checked against its schema. */
export function messageReader(checkOf: (schema: TSchema) => SchemaCheck): (text: string) => FromClient {
  const schemas = [
    Watch,
    Unwatch,
    GiveAnswer,
    Explain,
    LookBack,
    TakeBack,
    DoAgain,
    Vote,
    Say,
    AskHint,
    AskExpected,
    AskEarlier,
  ];
  const checks = new Map<string, SchemaCheck>(schemas.map((schema) => [schema.properties.type.const, checkOf(schema)]));
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Refuse("malformed", "A message is one object in JSON.");
    }
    const type = typeof value === "object" && value !== null && "type" in value ? value.type : undefined;
    const check = typeof type === "string" ? checks.get(type) : undefined;
    if (!check) {
      throw new Refuse("malformed", `A message has a "type": one of ${[...checks.keys()].join(", ")}.`);
    }
    if (check.Check(value)) {
      checkSound(value);
      return value as FromClient;
    }
    const wrong = check.Errors(value).First();
    throw new Refuse("malformed", `"${type}" isn't as it should be: ${wrong?.path || "/"}: ${wrong?.message}.`);
  };
}

/** The sender's id of a message that was refused, if it has one. */
export function idIn(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
    return typeof id === "string" && id.length <= 40 ? id : undefined;
  } catch {
    return undefined;
  }
}
