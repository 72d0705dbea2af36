import { addPieces } from "@tavolata/ui/language/page-messages.js";
import type admin from "../../messages/admin/en.json";
import type campaign from "../../messages/campaign/en.json";
import type figures from "../../messages/figures/en.json";
import type here from "../../messages/here/en.json";
import type learn from "../../messages/learn/en.json";
import type newTable from "../../messages/new/en.json";
import type offline from "../../messages/offline/en.json";
import type replay from "../../messages/replay/en.json";
import type settings from "../../messages/settings/en.json";

/** What the page says outside the games. */
declare module "@tavolata/ui/language/pieces.js" {
  interface MessageGroups {
    /** For whoever runs the house. */
    admin: typeof admin;
    campaign: typeof campaign;
    /** Figures that an owner of the box corrects. */
    figures: typeof figures;
    /** A game that is played at this device alone. */
    here: typeof here;
    /** The tutorials. */
    learn: typeof learn;
    new: typeof newTable;
    /** Tables of this device, and what it keeps for when there is no network. */
    offline: typeof offline;
    replay: typeof replay;
    settings: typeof settings;
  }
}

addPieces({
  admin: (language) => import(`../../messages/admin/${language}.json`),
  campaign: (language) => import(`../../messages/campaign/${language}.json`),
  figures: (language) => import(`../../messages/figures/${language}.json`),
  here: (language) => import(`../../messages/here/${language}.json`),
  learn: (language) => import(`../../messages/learn/${language}.json`),
  new: (language) => import(`../../messages/new/${language}.json`),
  offline: (language) => import(`../../messages/offline/${language}.json`),
  replay: (language) => import(`../../messages/replay/${language}.json`),
  settings: (language) => import(`../../messages/settings/${language}.json`),
});
