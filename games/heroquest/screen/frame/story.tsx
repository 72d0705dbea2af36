import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import type { HeroQuestScreenProps } from "../shown.js";
import "./story.css";

/** After so many further events a text that was read aloud is no longer news. */
const news = 40;

/** What was read aloud: the introduction, and what the heroes come upon. It lies over the board until somebody has read it. */
export function Story({ events }: HeroQuestScreenProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [read, setRead] = useState(-1);
  const told = events
    .slice(-news)
    .filter((event) => event.type === "text-read")
    .filter(({ number }) => number > read);
  const last = told.at(-1);
  if (!last) return null;
  return (
    <section className="hq-story" data-still aria-label={page("heroquest.read-aloud")}>
      {told.map((event) => (
        <p key={event.number} className="serif">
          {speaker.say(event.text)}
        </p>
      ))}
      <button type="button" className="button" onClick={() => setRead(last.number)}>
        {page("heroquest.go-on")}
      </button>
    </section>
  );
}
