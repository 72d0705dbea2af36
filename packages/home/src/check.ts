import { type Static, type TSchema, TypeRegistry } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Refuse, type SchemaCheck } from "@tavolata/table";

// What the kernel describes is checked by the kernel itself.
TypeRegistry.Set("Unsafe", () => true);

/** Checks by walking through the schema: a page may not compile one into a program. */
export function checkOf(schema: TSchema): SchemaCheck {
  return { Check: (value) => Value.Check(schema, value), Errors: (value) => Value.Errors(schema, value) };
}

/** What was sent, if it is as it should be; refuses it otherwise. */
export function checked<T extends TSchema>(schema: T, value: unknown): Static<T> {
  if (Value.Check(schema, value)) return value;
  const wrong = Value.Errors(schema, value).First();
  throw new Refuse("malformed", `body${wrong?.path ?? ""} ${wrong?.message ?? "isn't as it should be"}.`);
}
