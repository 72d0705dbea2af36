import { ask, one, type Seat, say } from "@tavolata/kernel";
import { type HeroFlow, type Table, wizard } from "../../state.js";
import { changeKinds } from "./changes.js";
import { makeProposal, type Proposal, wordingOf } from "./proposal.js";

/** HQ-20: a player puts a proposal, everybody votes at once, and what is accepted is recorded and applied by the Evil Wizard. */
export function* proposeAndVote(t: Table, seat: Seat): HeroFlow {
  const { talk } = t.state;
  const proposal = yield* makeProposal(t, seat);
  const words = wordingOf(t.state, proposal);
  talk.motion = { by: seat, proposal };
  t.emit({ type: "proposal-put", seat, proposal: words }, { rules: ["HQ-20"] });
  const accepted = yield* majorityAgrees(t, seat, proposal);
  talk.motion = null;
  if (!accepted) {
    t.emit({ type: "proposal-rejected", proposal: words }, { rules: ["HQ-20"] });
    return;
  }
  t.emit({ type: "proposal-accepted", proposal: words }, { rules: ["HQ-20"] });
  if (proposal.what === "record") return;
  changeKinds[proposal.what].apply(t, proposal);
  t.emit({ type: "changed-by-hand", proposal: words }, { rules: ["HQ-20"], reveals: true });
}

/** HQ-20: every player votes, the majority wins, the Evil Wizard breaks ties. */
function* majorityAgrees(t: Table, seat: Seat, proposal: Proposal): HeroFlow<boolean> {
  const title = say("ask.vote", { seat, proposal: wordingOf(t.state, proposal) });
  const votes = yield* t.together(t.seats.map((voter) => ask(voter, "vote", yesOrNo, { rules: ["HQ-20"], title })));
  const yes = t.seats.filter((_, i) => votes[i]![0] === "yes");
  const no = t.seats.filter((_, i) => votes[i]![0] === "no");
  t.emit({ type: "votes-counted", yes, no }, { rules: ["HQ-20"], reveals: true });
  if (yes.length !== no.length) return yes.length > no.length;
  return yield* t.confirm(wizard, "break-tie", "HQ-20");
}

const yesOrNo = () => [one("yes"), one("no")];
