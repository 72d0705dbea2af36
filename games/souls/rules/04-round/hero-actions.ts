import { actionOffer, type Offer, one } from "@tavolata/kernel";
import { heroFigure } from "../../queries/figures.js";
import type { Table } from "../../state.js";
import { listDoors } from "../03-battlefield/doors.js";
import { listBelongings } from "../06-actions/belongings.js";
import { listGround } from "../06-actions/ground.js";
import type { HeroAction, HeroMenu } from "../06-actions/hero-action.js";
import { listDash, listMoves, listStandUp } from "../06-actions/hero-movement.js";
import { listProvoke } from "../06-actions/provoke.js";
import { listQuestActions } from "../06-actions/quest-actions.js";
import { listSearch } from "../06-actions/search.js";
import { listPowers } from "../07-powers/actions.js";
import { listCompanions } from "../07-powers/companion-turn.js";
import { listAttacks } from "../09-attack/weapons.js";
import { listGhostActions } from "../11-death/ghost.js";
import { listItems } from "../12-items/using.js";

/** SS-4.2.1-a: everything that the active hero may do now, and the end of the turn (SS-4.2.1-f). */
export function heroActionOffers(t: Table): readonly Offer<HeroAction | "end-turn">[] {
  return [actionOffer({ t, figure: heroFigure(t.state, t.state.active) }, listActions), endOfTurn];
}

const endOfTurn = one("end-turn");

/** In this order. */
const ofHero: readonly ((menu: HeroMenu) => void)[] = [
  listMoves,
  listStandUp,
  listDash,
  listAttacks,
  listPowers,
  listCompanions,
  listItems,
  listDoors,
  listGround,
  listBelongings,
  listSearch,
  listProvoke,
  listQuestActions,
];

function listActions(menu: HeroMenu): void {
  if (menu.acting.figure.kind === "ghost") listGhostActions(menu);
  else for (const list of ofHero) list(menu);
}
