import type { Person } from "@tavolata/client/protocol";
import type { GameModule } from "@tavolata/game";
import { LiveTable, type LogEntry, type OpenedMatch, type SecretTexts } from "@tavolata/table";
import { type SavedTable, toldOf } from "./saved-table.js";

/** How many of the newest granted wishes are remembered. */
const mostGranted = 64;

/** A table of this house at which somebody plays. */
export class HomeTable extends LiveTable {
  #granted: readonly string[];
  readonly #aside: boolean;
  #takenBack: number;

  constructor(
    kept: SavedTable,
    person: Person,
    gameModule: GameModule,
    opened: OpenedMatch,
    secretTexts: SecretTexts | undefined,
  ) {
    super(toldOf(kept, person), gameModule, opened, secretTexts);
    this.#granted = kept.granted;
    this.#aside = kept.aside;
    this.#takenBack = kept.takenBack;
  }

  /** How often something was taken back. */
  get takenBack(): number {
    return this.#takenBack;
  }

  override did(deeds: readonly LogEntry[]): void {
    super.did(deeds);
    this.#takenBack += deeds.filter(({ kind }) => kind === "undo").length;
  }

  /** Whether this very wish was granted before. */
  hasGranted(sent: string | null): boolean {
    return sent !== null && this.#granted.includes(sent);
  }

  granted(sent: string | null): void {
    if (sent !== null) this.#granted = [...this.#granted, sent].slice(-mostGranted);
  }

  /** As it is to be kept. */
  toKeep(): SavedTable {
    const {
      owner: _owner,
      open: _open,
      lent: _lent,
      botDue: _botDue,
      vote: _vote,
      commentary: _commentary,
      commentators: _commentators,
      timeLimit: _timeLimit,
      movedAt: _movedAt,
      seatChanges: _seatChanges,
      wishes: _wishes,
      gathering: _gathering,
      contributions: _contributions,
      seedKnown,
      seating,
      ...told
    } = this.record;
    const { contributions } = this.match;
    return {
      ...told,
      ...(seedKnown ? { seedKnown } : {}),
      ...(contributions.length > 0 ? { contributions: [...contributions] } : {}),
      kept: told.kept === null ? null : [...told.kept],
      waiting: [...told.waiting],
      notice: told.notice === null ? null : { ...told.notice },
      seats: seating.sitters.map(({ seat, person, bot }) => ({
        seat,
        ...(person ? { mine: true as const } : {}),
        ...(bot === undefined ? {} : { bot }),
      })),
      aside: this.#aside,
      number: this.number,
      line: this.branch,
      takenBack: this.#takenBack,
      granted: [...this.#granted],
    };
  }
}
