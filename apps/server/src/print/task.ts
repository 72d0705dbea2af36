import type { PrintOrder } from "@tavolata/print";

/** What the thread is asked for. */
export interface PrintTask {
  readonly job: number;
  readonly order: PrintOrder;
}

/** What it answers with. */
export type PrintReply =
  | { readonly job: number; readonly bytes: Uint8Array }
  | { readonly job: number; readonly fault: string };
