import type heroeditor from "./editor/messages/en.json";
import type heroquest from "./messages/en.json";

/** What the screen of HeroQuest says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface Pieces {
    heroquest: typeof heroquest;
    heroeditor: typeof heroeditor;
  }
}
