import type { ChaosRandom } from "../play/chance.js";

type Json = unknown;

/** Values that programs stumble over. */
const odd: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u2066",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "audience",
  "everything",
  "table",
  "../../etc/passwd",
  "'; drop table deeds; --",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "x".repeat(5_000),
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: { admin: true } },
  { constructor: { prototype: {} } },
];

/** A copy of something valid in which one to three things are wrong, or in the wrong order, or too much. */
export function spoil(valid: Json, chance: ChaosRandom): Json {
  let spoilt: Json = structuredClone(valid);
  for (let i = 1 + chance.below(3); i > 0; i--) spoilt = spoilOnce(spoilt, chance);
  return spoilt;
}

function spoilOnce(value: Json, chance: ChaosRandom): Json {
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.once(3))
      return chance.of<Json>([[...value, ...value], Array(300).fill("x"), odd[1]]);
    const at = chance.below(value.length);
    return value.map((one, i) => (i === at ? spoilOnce(one, chance) : one));
  }
  if (typeof value === "object" && value !== null) return spoilObject(value as Record<string, Json>, chance);
  if (typeof value === "string" && chance.once(2)) return spoilText(value, chance);
  if (typeof value === "number" && chance.once(2)) return value + chance.of([-1, 1, 1_000, 0.1]);
  return chance.of(odd);
}

function spoilObject(value: Record<string, Json>, chance: ChaosRandom): Json {
  const keys = Object.keys(value);
  const key = keys.length > 0 ? chance.of(keys) : "type";
  switch (chance.below(6)) {
    case 0: {
      const { [key]: _gone, ...rest } = value;
      return rest;
    }
    case 1:
      return { ...value, [chance.of(["more", "admin", "person", "seed", "constructor", "toString"])]: chance.of(odd) };
    case 2:
      return { ...value, [key]: chance.of(odd) };
    default:
      return { ...value, [key]: spoilOnce(value[key], chance) };
  }
}

function spoilText(text: string, chance: ChaosRandom): string {
  const at = chance.below(text.length + 1);
  switch (chance.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + String.fromCharCode(chance.below(0x2ff)) + text.slice(at);
    case 2:
      return text.repeat(1 + chance.below(50));
    default:
      return text.toUpperCase();
  }
}

/** The text of a message, in which now and then the JSON itself is wrong. */
export function spoilJson(value: Json, chance: ChaosRandom): string {
  const text = JSON.stringify(value) ?? "undefined";
  if (!chance.once(8)) return text;
  switch (chance.below(7)) {
    case 0:
      return text.slice(0, chance.below(text.length + 1));
    case 1:
      return spoilText(text, chance);
    case 2:
      return "[".repeat(1 + chance.below(8_000));
    case 3:
      return `{"type":"answer","type":"watch",${text.slice(1)}`;
    case 4:
      return `{"__proto__":{"type":"watch"},${text.slice(1)}`;
    case 5:
      return `${text}${text}`;
    default:
      return text.padEnd(17_000 + chance.below(60_000), " ");
  }
}
