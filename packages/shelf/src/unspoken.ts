import { joinTables, languages, type MessageTables, Speaker } from "@tavolata/language";
import type { Box } from "./box.js";
import { watchMatches } from "./watch.js";

/** Messages that bot matches wanted and a language doesn't have, as `it: event.fog-played`. Every game's tests ask for none. */
export function unspokenMessages(box: Box, matches: number, seed: string): string[] {
  const messages = joinTables(box.messages, ...wordsBroughtAlong(box));
  const speakers = languages.map((language) => new Speaker(language, messages));
  const inEach = (speak: (speaker: Speaker) => void) => {
    for (const speaker of speakers) speak(speaker);
  };
  watchMatches(box, matches, seed, {
    event: (event) => inEach((speaker) => speaker.event(event)),
    decision: ({ title, options, barred = [] }) =>
      inEach((speaker) => {
        speaker.say(title);
        for (const { label } of [...options, ...barred]) speaker.say(label);
        for (const { bar } of barred) speaker.say(bar.reason);
      }),
    interjection: ({ label, bar }) =>
      inEach((speaker) => {
        speaker.say(label);
        if (bar) speaker.say(bar.reason);
      }),
    noUndo: (refusal) => inEach((speaker) => speaker.say(refusal.said)),
    outcome: (outcome) => inEach((speaker) => speaker.outcome(outcome)),
  });
  return speakers.flatMap(({ language, missing }) => [...missing].sort().map((key) => `${language}: ${key}`));
}

/** The words of the texts with which matches are tried. */
function wordsBroughtAlong({ ruleset, ownMessages }: Box): MessageTables[] {
  const texts = ruleset.options.filter((option) => option.type === "text");
  return texts.flatMap(({ id, examples }) => examples.flatMap((example) => ownMessages?.({ [id]: example }) ?? []));
}
