import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type FormEvent, useId, useState } from "react";
import {
  highestFigure,
  isCharacterType,
  isSound,
  longestProxyName,
  longestText,
  type ProxyCard,
  proxySpheres,
  proxyTypes,
} from "../../../decks.js";
import { statistics } from "../figures.js";

interface ProxyFormProps {
  /** The card as it was described before, or as much of it as is known. */
  readonly proxy: ProxyCard;
  readonly onDone: (proxy: ProxyCard) => void;
  readonly onLeave: () => void;
}

/** LR-mode-4: what a card is that nobody knows here: all that it takes to pay for it and to play it by hand. */
export function ProxyForm({ proxy, onDone, onLeave }: ProxyFormProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const id = useId();
  const [card, setCard] = useState({ ...proxy, name: proxy.name.slice(0, longestProxyName).trim() });
  const [isRefused, setRefused] = useState(false);
  const set = (change: Partial<ProxyCard>) => setCard({ ...card, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isSound(card));
    if (isSound(card)) onDone(card);
  };
  const number = (what: "cost" | (typeof statistics)[number], label: string, least = 0) => (
    <label key={what}>
      {label}
      <input
        type="number"
        className="field number"
        required
        min={least}
        max={highestFigure}
        value={card[what]}
        onChange={(event) => set({ [what]: event.target.valueAsNumber || 0 })}
      />
    </label>
  );
  return (
    <form className="proxy-form" aria-labelledby={`${id}-title`} onSubmit={submit}>
      <h4 id={`${id}-title`} className="serif">
        {card.name}
      </h4>
      <label className="proxy-text">
        {page("decks.proxy-name")}
        <input
          className="field"
          required
          maxLength={longestProxyName}
          value={card.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </label>
      {proxy.name.length > longestProxyName && (
        <p className="proxy-text muted">{page("decks.proxy-name-cut", { longest: longestProxyName })}</p>
      )}
      <label>
        {page("decks.type")}
        <select
          className="field"
          value={card.type}
          onChange={(event) => set({ type: event.target.value as ProxyCard["type"] })}
        >
          {proxyTypes.map((type) => (
            <option key={type} value={type}>
              {speaker.sentence({ key: `kind.${type}` })}
            </option>
          ))}
        </select>
      </label>
      <label>
        {page("decks.sphere")}
        <select
          className="field"
          value={card.sphere}
          onChange={(event) => set({ sphere: event.target.value as ProxyCard["sphere"] })}
        >
          {proxySpheres.map((sphere) => (
            <option key={sphere} value={sphere}>
              {speaker.name(sphere)}
            </option>
          ))}
        </select>
      </label>
      {number("cost", page(card.type === "hero" ? "decks.proxy-threat" : "decks.cost-filter"))}
      {isCharacterType(card.type) &&
        statistics.map((what) => number(what, page(`decks.proxy.${what}`), what === "hitPoints" ? 1 : 0))}
      <label className="proxy-unique">
        <input type="checkbox" checked={card.unique} onChange={(event) => set({ unique: event.target.checked })} />
        {page("decks.unique")}
      </label>
      <label className="proxy-text">
        {page("decks.proxy-text")}
        <textarea
          className="field"
          rows={2}
          maxLength={longestText}
          value={card.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      {isRefused && (
        <p role="alert" className="proxy-text deck-verdict bad">
          {page("decks.proxy-unsound", { longest: longestProxyName })}
        </p>
      )}
      <div className="deck-buttons">
        <button type="submit" className="button main">
          {page("decks.proxy-done")}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {page("decks.proxy-leave")}
        </button>
      </div>
    </form>
  );
}
