import type quay from "./messages/en.json";

/** What the screen of Lantern Quay says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    quay: typeof quay;
  }
}
