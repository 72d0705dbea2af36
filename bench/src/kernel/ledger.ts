/** A ship in the harbour master's ledger: ballast in the shape of a game's records. */
export interface LedgerEntry {
  ship: string;
  captain: string;
  berth: { pier: string; place: number };
  cargo: { kind: string; casks: number }[];
  night: number;
  duty: number;
  cleared: boolean;
}

/** So that the whole state is about 20,000 bytes of JSON. */
const ledgerBytes = 19_400;

const ships = ["Santa Lucia", "Stella Maris", "Gabbiano", "Tramontana", "Regina", "Sirena", "Fortuna"];
const captains = ["Bassi", "Corner", "Dandolo", "Falier", "Grimani"];
const piers = ["north", "middle", "south"];
const kinds = ["spice", "silk", "rum", "pearls"];

/** A ledger of its own at every call, with the same entries: made cheaply, because it is made for every match. */
export function harbourLedger(): LedgerEntry[] {
  return original.map(({ ship, captain, berth, cargo, night, duty, cleared }) => ({
    ship,
    captain,
    berth: { pier: berth.pier, place: berth.place },
    cargo: cargo.map(({ kind, casks }) => ({ kind, casks })),
    night,
    duty,
    cleared,
  }));
}

function entry(i: number): LedgerEntry {
  return {
    ship: ships[i % ships.length]!,
    captain: captains[i % captains.length]!,
    berth: { pier: piers[i % piers.length]!, place: 1 + (i % 9) },
    cargo: [
      { kind: kinds[i % kinds.length]!, casks: 3 + (i % 17) },
      { kind: kinds[(i + 1) % kinds.length]!, casks: 5 + (i % 7) },
    ],
    night: 1 + (i % 6),
    duty: 10 + ((i * 7) % 90),
    cleared: i % 3 === 0,
  };
}

const original = entriesOf(ledgerBytes);

function entriesOf(bytes: number): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  for (let sum = 2; sum < bytes; sum += JSON.stringify(entries.at(-1)).length + 1) entries.push(entry(entries.length));
  return entries;
}
