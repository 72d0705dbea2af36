import { type Message, type MessageArgument, say } from "@tavolata/kernel";

/** Something went wrong, and the person should read why: exit code 1. */
export class CommandFailure extends Error {
  override readonly name: string = "Failure";
  readonly exitCode: number = 1;
  readonly said: Message;

  constructor(key: string, args?: Readonly<Record<string, MessageArgument>>) {
    super(key);
    this.said = say(key, args);
  }
}

/** The command line was not understood: exit code 2, with what would be right. */
export class UsageMistake extends CommandFailure {
  override readonly name = "UsageMistake";
  override readonly exitCode = 2;
}
