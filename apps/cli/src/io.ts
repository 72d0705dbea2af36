/** Everything that a command touches of the world outside, so that tests can play the part of the person. */
export interface Io {
  /** To standard output. */
  out(text: string): void;
  /** To standard error. */
  err(text: string): void;
  /** The next line that the person enters; nothing when there is no more input. */
  readLine(prompt: string): Promise<string | undefined>;
  /** The next line of input as it is, without a prompt and without showing it: for programs. */
  readRaw(): Promise<string | undefined>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
  /** The root of the house, where the other programs lie as they were built. */
  readonly house: URL;
  /** Runs another program of the house by this very Node; its output goes where ours goes. */
  runNode(script: string, args: readonly string[]): Promise<number>;
  /** Waits until somebody wants the program to end: Ctrl-C, or a signal. */
  untilEnded(): Promise<void>;
  /** Everything is done: what still keeps the program from ending is let go of in a moment. */
  endSoon(): void;
}

/** Whether a person sits at the other end. */
interface Terminal {
  readonly input: boolean;
  readonly output: boolean;
  readonly errors: boolean;
  readonly columns: number;
}
