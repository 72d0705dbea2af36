import { type Bar, bar, type Interjections, type OpenQuestion, one, type Seat } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import type { HeroQuestEvent } from "../../events.js";
import { type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";
import { proposeAndVote } from "./vote.js";

/** What the players may call while anybody is asked: chapters 18 and 20. */
export const disputes: Interjections<HeroQuest, HeroQuestEvent, HeroQuestContent> = {
  dispute: { rules: ["HQ-18.7"], whyNot: whyNotDispute, flow: dispute },
  matter: { rules: ["HQ-20"], whyNot: whyNotMatter, flow: raiseMatter },
};

/** Questions at which the table is at rest: no action is under way that a change could spoil. */
const atRest: ReadonlySet<string> = new Set(["action", "activate"]);

/** HQ-18.7: about a finished action, and not for the one who closes disputes. */
function whyNotDispute({ state }: Table, seat: Seat, { kind }: OpenQuestion): Bar | undefined {
  if (seat === wizard) return bar("HQ-18.7", "wizard-closes");
  if (!atRest.has(kind)) return bar("HQ-18.7", "action-under-way");
  if (!state.lastDeed) return bar("HQ-18.7", "nothing-done-yet");
  return whyEnough(state, seat);
}

function whyNotMatter({ state }: Table, seat: Seat, { kind }: OpenQuestion): Bar | undefined {
  return atRest.has(kind) ? whyEnough(state, seat) : bar("HQ-20", "action-under-way");
}

/** HQ-20: so that the talk comes to an end, each player raises one matter a round. */
function whyEnough({ talk }: HeroQuest, seat: Seat): Bar | undefined {
  return talk.raised.includes(seat) ? bar("HQ-20", "matter-raised-already") : undefined;
}

/** HQ-18.7: the Evil Wizard may declare that an error is still play; then nothing changes. Or the table votes (HQ-20). */
function* dispute(t: Table, seat: Seat): HeroFlow {
  const { talk, lastDeed } = t.state;
  talk.raised.push(seat);
  t.emit({ type: "dispute-opened", seat, ...lastDeed! }, { rules: ["HQ-18.7"] });
  const word = yield* t.choose(wizard, "dispute", () => [one("error-is-play"), one("let-vote")], {
    rules: ["HQ-18.7"],
  });
  if (word === "let-vote") yield* proposeAndVote(t, seat);
  else t.emit({ type: "dispute-closed", seat }, { rules: ["HQ-18.7"] });
}

/** HQ-20: a case that the rules don't settle. */
function* raiseMatter(t: Table, seat: Seat): HeroFlow {
  t.state.talk.raised.push(seat);
  t.emit({ type: "matter-raised", seat }, { rules: ["HQ-20"] });
  yield* proposeAndVote(t, seat);
}
