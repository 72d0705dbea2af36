import { Worker } from "node:worker_threads";

/** Who is to watch what. */
export interface WatchLoad {
  readonly address: string;
  readonly table: string;
  readonly sockets: number;
  /** On each of them. */
  readonly watches: number;
  /** As a page does that asks for older events itself. */
  readonly asksEarlier: boolean;
}

/** Many who watch one table at once, in a thread of their own: what they are told doesn't hold up who measures. */
export class WatcherCrowd {
  private constructor(private readonly thread: Worker) {}

  /** They are connected, and begin. */
  static async come(how: WatchLoad): Promise<WatcherCrowd> {
    const thread = new Worker(new URL("./watchers-thread.js", import.meta.url), { workerData: how });
    await new Promise((resolve, reject) => thread.once("message", resolve).once("error", reject));
    return new WatcherCrowd(thread);
  }

  /** They go; says what they were told. */
  async leave(): Promise<string> {
    const said = new Promise<string>((resolve) => this.thread.once("message", resolve));
    this.thread.postMessage("leave");
    const words = await said;
    await this.thread.terminate();
    return words;
  }
}
