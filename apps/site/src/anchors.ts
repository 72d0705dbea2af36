/** Gives the headings of a document their anchors, as the places where sources are read do: a heading that comes twice gets a number. */
export class Anchors {
  readonly #given = new Map<string, number>();

  next(heading: string): string {
    const plain = heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const count = this.#given.get(plain) ?? 0;
    this.#given.set(plain, count + 1);
    return count === 0 ? plain : `${plain}-${count}`;
  }
}
