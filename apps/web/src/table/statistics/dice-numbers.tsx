import type { DiceThrown } from "@tavolata/client";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";

interface DiceNumbersProps {
  readonly dice: readonly DiceThrown[];
  readonly seats: readonly SeatLook[];
}

/** What the dice have shown against what was to be expected: all together, and of each seat. */
export function DiceNumbers({ dice, seats }: DiceNumbersProps) {
  const kinds = [...new Set(dice.map(({ die }) => die))];
  return kinds.map((kind) => (
    <OneKind key={kind} kind={kind} thrown={dice.filter(({ die }) => die === kind)} seats={seats} />
  ));
}

function OneKind({ kind, thrown, seats }: { kind: string; thrown: readonly DiceThrown[]; seats: readonly SeatLook[] }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const all = together(thrown);
  const nameOf = (by: string | undefined) =>
    by === undefined ? page("statistics.table") : (seats.find(({ seat }) => seat === by)?.name ?? speaker.name(by));
  const rows = thrown.length > 1 ? [{ ...all, by: "" }, ...thrown] : thrown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="statistics-wide" tabIndex={0} aria-label={speaker.name(kind)}>
      <table>
        <caption>{page("statistics.dice", { die: speaker.name(kind), dice: all.dice })}</caption>
        <thead>
          <tr>
            <th scope="col">{page("statistics.thrown-by")}</th>
            {all.faces.map(({ face }) => (
              <th key={face} scope="col">
                {speaker.name(face)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.by ?? "-"}>
              <th scope="row">{one.by === "" ? page("statistics.all") : nameOf(one.by)}</th>
              {all.faces.map(({ face }) => (
                <td key={face} className="number">
                  <TimesOf counted={one.faces.find((other) => other.face === face)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How often a face came up, and how often it would have on average. */
function TimesOf({ counted }: { readonly counted: DiceThrown["faces"][number] | undefined }) {
  const { page, language } = useWords();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (counted?.expected === undefined) return counted?.times ?? 0;
  return (
    <>
      {counted.times}{" "}
      <span className="muted statistics-expected">
        {page("statistics.expected", { times: number.format(counted.expected) })}
      </span>
    </>
  );
}

/** All throws of one kind of dice as one. */
function together(thrown: readonly DiceThrown[]): Pick<DiceThrown, "dice" | "faces"> {
  const faces = new Map<string, DiceThrown["faces"][number]>();
  for (const { face, times, expected } of thrown.flatMap((one) => one.faces)) {
    const known = faces.get(face);
    const sum = expected === undefined ? undefined : (known?.expected ?? 0) + expected;
    faces.set(face, { face, times: (known?.times ?? 0) + times, ...(sum === undefined ? {} : { expected: sum }) });
  }
  return { dice: thrown.reduce((sum, { dice }) => sum + dice, 0), faces: [...faces.values()] };
}
