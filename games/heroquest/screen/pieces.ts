import type heroeditor from "./editor/messages/en.json";
import type heroquest from "./messages/en.json";
import type lessons from "./tutorial/messages/en.json";

/** What the screen of HeroQuest says. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    heroquest: typeof heroquest;
    heroeditor: typeof heroeditor;
    heroquestLessons: typeof lessons;
  }
}
