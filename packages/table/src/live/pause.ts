/** Lets others have their turn: a long match is played again in short pieces, and nobody waits for all of it. */
export type Pause = () => Promise<unknown>;
