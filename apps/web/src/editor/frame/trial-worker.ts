import { playOut } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { Match, type MatchSummary } from "@tavolata/kernel";

/** What the thread is to play. */
export interface ToPlay {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly matches: number;
}

/** One match more, or why none can be played. */
export type TrialReply = { readonly account: MatchSummary } | { readonly fault: string };

/** A match that takes longer than this isn't going to end. */
const mostAnswers = 6_000;

/** Lets bots play a quest again and again, beside the page: whatever the quest does, the page can end it. */
addEventListener("message", ({ data }: MessageEvent<ToPlay>) => {
  void play(data);
});

async function play({ game, options, matches }: ToPlay): Promise<void> {
  try {
    const { ruleset, bots, matchSummary } = await gameOf(game).module();
    const bot = bots["normal"] ?? bots["random"]!;
    for (let number = 1; number <= matches; number++) {
      const match = Match.start(ruleset, { seed: `trial ${number}`, options });
      playOut(match, () => bot, mostAnswers);
      tell({ account: matchSummary(match, match.seats[0]!) });
    }
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
}

function tell(told: TrialReply): void {
  postMessage(told);
}
