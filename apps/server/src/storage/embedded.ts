/** PostgreSQL in this very process, wherever in it: what the rest of the server needs of it. */
export interface Embedded {
  query<R>(sql: string, parameters: unknown[]): Promise<EmbeddedResult<R>>;
  close(): Promise<void>;
}

export interface EmbeddedResult<R> {
  readonly rows: R[];
  readonly affectedRows?: number | undefined;
}

/** What the database's thread is asked. */
export type ToThread =
  | { readonly type: "query"; readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly type: "close"; readonly id: number };

/** What it says: that it is open (0), or how what it was asked ended. */
export type FromThread =
  | { readonly id: number; readonly result?: EmbeddedResult<unknown> }
  | { readonly id: number; readonly error: ThreadError };

/** An error of the database, on its way from one thread to the other: all that tells one from another is in its texts. */
export interface ThreadError {
  readonly message: string;
  readonly texts: Readonly<Record<string, string>>;
}

export function packError(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error), texts: {} };
  const { name, stack, message, ...fields } = error;
  const own = Object.entries({ ...fields, name, stack });
  return {
    message,
    texts: Object.fromEntries(own.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
  };
}

export function unpackError({ message, texts }: ThreadError): Error {
  return Object.assign(new Error(message), texts);
}
