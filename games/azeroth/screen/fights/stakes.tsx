import type { Seat } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { whoIs } from "@tavolata/ui/table/seats/seat-looks.js";
import { itemNameOn } from "../../content/tables.js";
import { useDesk } from "../desk.js";

/** AZ-pvp-9: what a fight between heroes is about: the winner takes from the loser's bag. Bags lie open (AZ-info-2), what is worn is safe. */
export function Stakes({ of }: { readonly of: readonly Seat[] }) {
  return of.map((seat) => <Stake key={seat} seat={seat} />);
}

function Stake({ seat }: { readonly seat: Seat }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { seen, shown } = useDesk();
  const hero = seen.heroes[seat];
  const look = shown.seats.find((one) => one.seat === seat);
  if (!hero) return null;
  const items = hero.bag.map((card) => speaker.name(itemNameOn(card)));
  const name = look ? whoIs(look, hero.class || undefined, speaker) : speaker.name(seat);
  return (
    <span className="az-stake">
      {page("azeroth.stake", { name, count: items.length, items: new Intl.ListFormat(speaker.language).format(items) })}
    </span>
  );
}
