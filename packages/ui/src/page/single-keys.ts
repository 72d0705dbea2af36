import { preferences } from "./preferences.js";

/** Whether a key may do something. Those that write a sign only as long as nobody has switched them off; arrows, Enter and Escape always. */
export function isKeyWanted({ key }: Pick<KeyboardEvent, "key">): boolean {
  return key.length > 1 || preferences().keys;
}
