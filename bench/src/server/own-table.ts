import { type Client, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { Decision } from "@tavolata/kernel";
import type { DrivenTable } from "./drive.js";
import type { MatchScript } from "./script.js";

/** A table of ours with one person on one socket: in all seats, looking from one of them. */
export class OwnTable implements DrivenTable {
  onTold: () => void = () => {};
  #sent = 0;
  #told: number;
  /** How many answers were acknowledged, and how many refused. */
  acknowledged = 0;
  readonly refused: string[] = [];

  private constructor(
    private readonly client: Client,
    private readonly watch: TableWatch,
    private readonly script: MatchScript,
  ) {
    this.#told = watch.answers;
    watch.onChange(() => {
      for (; this.#told < watch.answers; this.#told++) this.onTold();
    });
  }

  static async open(address: string, number: number, script: MatchScript): Promise<OwnTable> {
    const client = nodeClient(address);
    await client.comeIn(`Player ${number}`);
    const seats = Object.fromEntries(script.seats.map((seat) => [seat, { sits: "me" as const }]));
    const { id } = await client.openFromFile({ save: script.save, seats });
    const watch = await client.watch(id, script.seats[number % script.seats.length]!);
    return new OwnTable(client, watch, script);
  }

  answer(): void {
    const answer = this.script.answers[this.#sent++];
    if (!answer) throw new Error("The match is over before the drive is: it was to be longer.");
    const { seat, number, key, picks } = answer;
    this.watch.answer({ seat, number, key } as Decision, picks).then(
      () => {
        this.acknowledged += 1;
      },
      (error: unknown) => this.refused.push(error instanceof Error ? error.message : String(error)),
    );
  }

  /** Of the answers that were acknowledged, how many the server no longer has. */
  async lost(): Promise<number> {
    const { save } = await this.client.matchFile(this.watch.id);
    const before = this.script.save.answers.length;
    const stored = save.answers.slice(before);
    const expected = this.script.answers.slice(0, this.acknowledged);
    return expected.filter(({ seat, picks }, i) => {
      const there = stored[i];
      return there?.seat !== seat || there.picks.join() !== picks.join();
    }).length;
  }

  /** Lets go of the socket; what is stored can still be asked for. */
  close(): void {
    this.client.close();
  }
}
