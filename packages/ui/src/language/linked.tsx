import type { GameEvent, Message } from "@tavolata/kernel";
import type { Piece } from "@tavolata/language";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { useSpeaker } from "./words.js";
import "./linked.css";

/** Where words of a game lead: a place is shown on the map, a card is shown large. */
export interface WordLinks {
  /** Whether this word leads somewhere, as an argument of a message. */
  leads(word: string): boolean;
  /** What a press on its name does. */
  readonly Link: ComponentType<{ readonly word: string; readonly children: string }>;
}

const LinksContext = createContext<WordLinks | undefined>(undefined);

/** Lets every sentence inside it link what the game can show; nothing where a game shows nothing. */
export function LinksProvider({ of, children }: { readonly of: WordLinks | undefined; readonly children: ReactNode }) {
  return <LinksContext value={of}>{children}</LinksContext>;
}

/** A message as a sentence, in which the names of what can be shown are links. */
export function Sentence({ of }: { readonly of: Message }) {
  const speaker = useSpeaker();
  const links = useContext(LinksContext);
  return links ? <Pieces pieces={speaker.sentencePieces(of, links.leads)} links={links} /> : speaker.sentence(of);
}

/** The line of the log for an event, in which the names of what can be shown are links. */
export function EventSentence({ of }: { readonly of: GameEvent }) {
  const speaker = useSpeaker();
  const links = useContext(LinksContext);
  return links ? <Pieces pieces={speaker.eventPieces(of, links.leads)} links={links} /> : speaker.event(of);
}

function Pieces({ pieces, links: { Link } }: { readonly pieces: readonly Piece[]; readonly links: WordLinks }) {
  return pieces.map((piece, i) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other name
      <Link key={i} word={piece.word}>
        {piece.text}
      </Link>
    ),
  );
}
