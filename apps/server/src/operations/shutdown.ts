/** What ends after what. Nothing of a stage is begun before everything of those before it has ended, or has missed its deadline. */
const stages = ["door", "work", "tables", "lines", "storage"] as const;
export type ShutdownStage = (typeof stages)[number];

/** How long everything of a stage may take to end, in milliseconds. */
export const deadlines: Readonly<Record<Exclude<ShutdownStage, "storage">, number>> = {
  door: 800,
  work: 700,
  tables: 700,
  lines: 400,
};

/** How long everything may take together: the storage has what the others leave of it. Less than what is promised. */
export const longestEnd = 4_500;

/** So long a part may take that is dropped because it missed its deadline. */
export const longestDrop = 150;

/** Something that belongs to a running server and ends with it. */
interface Part {
  readonly name: string;
  readonly stage: ShutdownStage;
  end(): unknown;
  /** What is done when it doesn't end by itself. */
  readonly drop: (() => unknown) | undefined;
}

/** How long is waited at most: nothing before `passed`, and no longer after `cancel`. */
export interface Wait {
  readonly passed: Promise<void>;
  cancel(): void;
}

export interface EndingSetup {
  /** A part that didn't end in time. */
  onLate(name: string, milliseconds: number): void;
  onFault(error: unknown): void;
  readonly wait?: (milliseconds: number) => Wait;
}

/** How everything comes to its end: whatever hangs or fails, the rest ends all the same, and the storage is closed last. */
export class Shutdown {
  readonly #parts: Part[] = [];
  readonly #wait: (milliseconds: number) => Wait;
  #ended: Promise<void> | undefined;

  constructor(private readonly setup: EndingSetup) {
    this.#wait = setup.wait ?? usualWait;
  }

  add(stage: ShutdownStage, name: string, end: () => unknown, drop?: () => unknown): void {
    this.#parts.push({ stage, name, end, drop });
  }

  /** Ends everything, once. Fails only when the storage couldn't be closed: what was acknowledged is stored even then. */
  run(): Promise<void> {
    this.#ended ??= this.#run();
    return this.#ended;
  }

  async #run(): Promise<void> {
    const all = this.#wait(longestEnd);
    const open: string[] = [];
    for (const stage of stages) {
      const parts = this.#parts.filter((part) => part.stage === stage);
      const ended = await Promise.all(parts.map(async (part) => [part.name, await this.#end(part, all)] as const));
      if (stage === "storage") open.push(...ended.flatMap(([name, isClosed]) => (isClosed ? [] : [name])));
    }
    all.cancel();
    if (open.length > 0) throw new Error(`This couldn't be closed: ${open.join(", ")}.`);
  }

  /** Whether it has ended, by itself or dropped. */
  async #end({ name, stage, end, drop }: Part, all: Wait): Promise<boolean> {
    const result = await this.#within(stage === "storage" ? all : this.#wait(deadlines[stage]), end);
    if (result === "done") return true;
    if (result === "late") this.setup.onLate(name, stage === "storage" ? longestEnd : deadlines[stage]);
    return drop !== undefined && (await this.#within(this.#wait(longestDrop), drop)) === "done";
  }

  async #within({ passed, cancel }: Wait, work: () => unknown): Promise<"done" | "failed" | "late"> {
    const done = (async () => await work())().then(
      () => "done" as const,
      (error: unknown) => {
        this.setup.onFault(error);
        return "failed" as const;
      },
    );
    try {
      return await Promise.race([done, passed.then(() => "late" as const)]);
    } finally {
      cancel();
    }
  }
}

function usualWait(milliseconds: number): Wait {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
