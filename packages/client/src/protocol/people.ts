import { type Static, Type } from "@sinclair/typebox";
import { exactly, PersonId } from "./words.js";

/** What a person is called at the table: something that can be seen, on one line. */
const PersonName = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern:
    "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029][^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$",
  description: "what a person is called at the table",
});

export const Person = exactly({ id: PersonId, name: PersonName });
export type Person = Static<typeof Person>;

/** Who one is oneself. */
export const Me = exactly({
  id: PersonId,
  name: PersonName,
  passkeys: Type.Integer({ description: "how many passkeys lead here: a guest has none, an account some" }),
});
export type Me = Static<typeof Me>;

export const Blocking = exactly({ blocked: Type.Boolean() });

/** Comes in as a guest, or changes the name. */
export const NewPerson = exactly({ name: PersonName });
export type NewPerson = Static<typeof NewPerson>;
