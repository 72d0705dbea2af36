import flask from "game-icon:round-bottom-flask";
import type { LabExperiment } from "@tavolata/client";
import type { Speaker } from "@tavolata/language";
import { OnTheWall } from "@tavolata/ui/controls/torchlight.js";
import { useGameList, useSpeakers } from "@tavolata/ui/game/game-list.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { useCallback, useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { ExperimentForm } from "./experiment-form.js";
import { useLabSpeaker } from "./lab-words.js";
import { Result } from "./result.js";
import "./lab.css";

/** The lab: what one has tried, how it came out, and a new experiment. */
export default function LabScreen({ experiment }: { readonly experiment: string | undefined }) {
  const { page } = useWords();
  const speaker = useLabSpeaker();
  return (
    <PageFrame title={page("place.lab")}>
      <h1 className="page-title">{page("place.lab")}</h1>
      {speaker && <Lab speaker={speaker} chosen={experiment} />}
    </PageFrame>
  );
}

function Lab({ speaker, chosen }: { readonly speaker: Speaker; readonly chosen: string | undefined }) {
  const { page, language } = useWords();
  const games = useGameList();
  const speakers = useSpeakers((games ?? []).map(({ id }) => id));
  const [mine, setMine] = useState<readonly LabExperiment[]>();
  const [fault, setFault] = useState<string>();
  const guest = page("guest");
  const look = useCallback(() => {
    someone(guest)
      .then(() => client.experiments())
      .then(setMine, (error: unknown) => setFault(page(faultKey(error))));
  }, [guest, page]);
  useEffect(look, [look]);
  const say = (key: string) => speaker.say({ key });
  return (
    <div className="lab">
      <p>{say("screen.about")}</p>
      {fault && <p role="alert">{fault}</p>}
      {games && (
        <ExperimentForm
          games={games}
          speaker={speaker}
          speakers={speakers}
          onBegun={({ id }) => {
            look();
            goTo({ at: "lab", experiment: id });
          }}
        />
      )}
      <section aria-labelledby="lab-mine">
        <h2 id="lab-mine">{say("screen.mine")}</h2>
        {mine?.length === 0 && (
          <div className="lab-none">
            <OnTheWall of={flask} />
            <p className="muted">{say("screen.none")}</p>
          </div>
        )}
        <ul className="lab-list">
          {mine?.map(({ id, game, names, state, created }) => (
            <li key={id}>
              <a
                href={addressOf({ at: "lab", experiment: id })}
                {...(id === chosen ? { "aria-current": "true" as const } : {})}
              >
                <strong>{games?.find((one) => one.id === game)?.name[language] ?? game}</strong>{" "}
                <span>{names.join(" / ")}</span>{" "}
                <span className="muted">
                  {say(`screen.state.${state}`)} · {new Date(created).toLocaleString(language)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {chosen !== undefined && <Result key={chosen} id={chosen} speaker={speaker} speakers={speakers} onOver={look} />}
    </div>
  );
}
