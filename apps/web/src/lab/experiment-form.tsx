import type { LabExperiment } from "@tavolata/client";
import type { OptionDefinition, OptionValue } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { ShelfGame } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { type FormEvent, useState } from "react";
import { client, someone } from "../app/client.js";
import { faultKey } from "../language/faults.js";

interface ExperimentFormProps {
  readonly games: readonly ShelfGame[];
  readonly speaker: Speaker;
  readonly speakers: (game: string) => Speaker | undefined;
  readonly onBegun: (experiment: LabExperiment) => void;
}

/** Something that can be set one way or another. */
interface Setting {
  readonly id: string;
  readonly label: string;
  readonly usual: OptionValue;
  readonly values: readonly OptionValue[];
}

const levels = ["random", "easy", "normal"];
const counts = [20, 50, 100];

/** An option with more numbers than this would be a list without end. */
const mostNumbers = 20;

/** One thing that is different, its two values, and how many matches. */
export function ExperimentForm({ games, speaker, speakers, onBegun }: ExperimentFormProps) {
  const { page, language } = useWords();
  const [gameId, setGame] = useState("lantern-quay");
  const [chosen, setChosen] = useState<string>();
  const [values, setValues] = useState<{ present?: OptionValue; tried?: OptionValue }>({});
  const [matches, setMatches] = useState(counts[0]!);
  const [refused, setRefused] = useState<string>();
  const say = (key: string) => speaker.say({ key });
  const game = games.find(({ id }) => id === gameId) ?? games[0];
  if (!game) return null;
  const own = speakers(game.id);
  const settings = settingsOf(game, speaker, own);
  const setting = settings.find(({ id }) => id === chosen) ?? settings[0]!;
  const present = values.present ?? setting.usual;
  const tried = values.tried ?? setting.values.find((value) => value !== setting.usual)!;
  const wordFor = (value: OptionValue) => valueWord(setting, value, speaker, own);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setRefused(present === tried ? say("screen.same") : undefined);
    if (present === tried) return;
    const variants = [present, tried].map((value) => ({
      name: `${setting.label}: ${wordFor(value)}`,
      options: setting.id === "bots" ? {} : { [setting.id]: value },
      bots: { "": setting.id === "bots" ? String(value) : "normal" },
    }));
    try {
      await someone(page("guest"));
      onBegun(await client.experiment({ game: game.id, matches, variants }));
    } catch (error) {
      setRefused(page(faultKey(error)));
    }
  };
  const choose = (which: "present" | "tried", index: string) =>
    setValues({ ...values, [which]: setting.values[Number(index)]! });
  return (
    <form className="lab-form" onSubmit={(event) => void begin(event)} aria-labelledby="lab-new">
      <h2 id="lab-new">{say("screen.new")}</h2>
      <label>
        <span>{say("screen.game")}</span>
        <select
          className="field"
          value={game.id}
          onChange={(event) => {
            setGame(event.target.value);
            setChosen(undefined);
            setValues({});
          }}
        >
          {games.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say("screen.what")}</span>
        <select
          className="field"
          value={setting.id}
          onChange={(event) => {
            setChosen(event.target.value);
            setValues({});
          }}
        >
          {settings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {(["present", "tried"] as const).map((which) => (
        <label key={which}>
          <span>{say(`screen.${which}`)}</span>
          <select
            className="field"
            value={setting.values.indexOf(which === "present" ? present : tried)}
            onChange={(event) => choose(which, event.target.value)}
          >
            {setting.values.map((value, i) => (
              <option key={String(value)} value={i}>
                {wordFor(value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        <span>{say("screen.matches")}</span>
        <select className="field" value={matches} onChange={(event) => setMatches(Number(event.target.value))}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button main">
        {say("screen.start")}
      </button>
      {refused && <p role="alert">{refused}</p>}
      <p className="muted">{say("screen.bounded")}</p>
    </form>
  );
}

/** The bots' level, and every option of the game that has a few values. */
function settingsOf(game: ShelfGame, speaker: Speaker, own: Speaker | undefined): Setting[] {
  const bots = { id: "bots", label: speaker.say({ key: "screen.level" }), usual: "normal", values: levels };
  const options = game.options.flatMap((option): Setting[] => {
    const values = valuesOf(option);
    if (values.length < 2) return [];
    const key = `option.${option.id}`;
    const label = own?.has(key) ? own.sentence({ key }) : option.id;
    return [{ id: option.id, label, usual: option.default, values }];
  });
  return [bots, ...options];
}

function valuesOf(option: OptionDefinition): readonly OptionValue[] {
  if (option.type === "switch") return [false, true];
  if (option.type === "choice") return option.values;
  if (option.type === "text" || option.max - option.min > mostNumbers) return [];
  return Array.from({ length: option.max - option.min + 1 }, (_, i) => option.min + i);
}

function valueWord({ id }: Setting, value: OptionValue, speaker: Speaker, own: Speaker | undefined): string {
  if (typeof value === "boolean") return speaker.say({ key: value ? "screen.on" : "screen.off" });
  if (id === "bots") return speaker.say({ key: `screen.level.${value}` });
  if (typeof value === "number") return String(value);
  const key = [`quest.${value}.title`, `name.${value}`].find((one) => own?.has(one));
  return key === undefined ? value : own!.sentence({ key });
}
