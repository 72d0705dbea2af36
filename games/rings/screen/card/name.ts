import type { Speaker } from "@tavolata/language";
import type { RingsContent } from "../../content/content.js";
import { isTitle, printedOn, titleOf } from "../../content/lookup.js";
import type { CardId } from "../../state.js";

/** What a card is called, without the number of its copy. */
export function cardName(speaker: Speaker, card: CardId): string {
  const key = keyOf(speaker, "name", card);
  return key === undefined ? speaker.name(card) : speaker.sentence({ key });
}

/** LR-mode-4: the copy of a described card reads as if its number belonged to its name: only the table's words tell them apart. */
function keyOf(speaker: Speaker, kind: "name" | "text", card: CardId): string | undefined {
  const titles = [isTitle(card) ? card : titleOf(card), titleOf(card)];
  return titles.map((title) => `${kind}.${title}`).find((key) => speaker.has(key));
}

const vowel = "[aeiouyà-ÿ]";
const consonant = "[b-df-hj-np-tv-xz]";
/** Before the last consonant that a vowel follows: near enough to where a syllable ends. */
const syllableEnds = new RegExp(`(${vowel}${consonant}{0,2}?)(?=${consonant}${vowel})`, "gi");
const softHyphen = "\u00ad";

/** A name whose long words may be broken where a syllable ends: small cards are narrow, and browsers know few languages. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{9,}/gu, (word) => {
    const middle = word.slice(2, -2).replace(syllableEnds, `$1${softHyphen}`);
    return word.slice(0, 2) + middle + word.slice(-2);
  });
}

/** What is written on a card, in our own words; nothing where there is nothing. */
export function cardText(speaker: Speaker, card: CardId): string | undefined {
  const key = keyOf(speaker, "text", card);
  return key === undefined ? undefined : speaker.say({ key });
}

/** Hero, Leadership, Gondor and Noble: what a card is, in one line. */
export function cardKind(content: RingsContent, speaker: Speaker, card: CardId): string {
  const printed = printedOn(content, card);
  if (!printed) return "";
  const { type, sphere, traits } = printed;
  const kind = speaker.sentence({ key: `kind.${type}` });
  const traitNames = traits.map((trait) => speaker.say({ key: `trait.${trait}` }));
  return [kind, ...(sphere ? [speaker.name(sphere)] : []), ...(traits.length > 0 ? [traitNames.join(", ")] : [])].join(
    " · ",
  );
}

/** The keywords of a card: Ranged, Doomed 2. */
export function cardKeywords(content: RingsContent, speaker: Speaker, card: CardId): readonly string[] {
  const { keywords = [], doomed, victory } = printedOn(content, card) ?? {};
  return [
    ...keywords.map((keyword) => speaker.say({ key: `keyword.${keyword}` })),
    ...(doomed === undefined ? [] : [speaker.say({ key: "keyword.doomed", args: { number: doomed } })]),
    ...(victory === undefined ? [] : [speaker.say({ key: "keyword.victory", args: { number: victory } })]),
  ];
}
