import { games } from "@tavolata/games";
import { LanguageSwitch } from "@tavolata/ui/controls/language-switch.js";
import { loadPart } from "@tavolata/ui/game/screen-parts.js";
import { withWords } from "@tavolata/ui/language/page-messages.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import {
  type ChangePreferences,
  colourAids,
  motions,
  numberSizes,
  type Preferences,
  paces,
  soundSettings,
  textScales,
  themes,
  thumbs,
} from "@tavolata/ui/page/preferences.js";
import { KeyList } from "@tavolata/ui/table/keys-dialog.js";
import { play } from "@tavolata/ui/table/pace/sounds.js";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { ScreenProps } from "../app/screens.js";
import { OfflineSetting } from "../offline/offline-setting.js";
import { Choices } from "./choices.js";
import { Person } from "./person.js";
import "./settings.css";

const GameKeys = lazy(withWords(["common"], () => import("./game-keys.js")));
/** What each game lets people set for all its tables. */
const settingsOfGames = games.flatMap(({ id, settings }) =>
  settings ? [{ id, title: settings.title, Setting: lazy(async () => ({ default: await loadPart(settings) })) }] : [],
);
/** Those that aren't printed in a rulebook. */
const FiguresSetting = lazy(withWords(["figures"], () => import("../printed-values/values-setting.js")));

/** Everything that can be set on this device, and what the server knows of whoever sits at it. */
export default function SettingsScreen({ preferences, setPreferences }: ScreenProps) {
  const { page } = useWords();
  return (
    <PageFrame title={page("place.settings")}>
      <h1 className="page-title">{page("place.settings")}</h1>
      <div className="settings">
        <Reading preferences={preferences} setPreferences={setPreferences} />
        <Playing preferences={preferences} setPreferences={setPreferences} />
        <WithoutNetwork />
        <Person />
      </div>
    </PageFrame>
  );
}

function WithoutNetwork() {
  const { page } = useWords();
  return (
    <section className="setting-group" aria-labelledby="without-network">
      <h2 id="without-network">{page("offline.title")}</h2>
      <OfflineSetting />
    </section>
  );
}

interface SettingProps {
  readonly preferences: Preferences;
  readonly setPreferences: ChangePreferences;
}

/** What is long and seldom needed: it is made when it is opened. */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="setting-folded" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}

function Reading({ preferences, setPreferences }: SettingProps) {
  const { page } = useWords();
  return (
    <section className="setting-group" aria-labelledby="reading">
      <h2 id="reading">{page("settings.reading")}</h2>
      <div className="setting">
        <p>{page("language")}</p>
        <LanguageSwitch />
      </div>
      <Choices
        title={page("settings.theme")}
        values={themes}
        chosen={preferences.theme}
        word={(theme) => page(`theme.${theme}`)}
        onChoose={(theme) => setPreferences({ theme })}
      />
      <Choices
        title={page("settings.text-scale")}
        values={textScales}
        chosen={preferences.textScale}
        word={(scale) => `${scale} %`}
        onChoose={(textScale) => setPreferences({ textScale })}
      />
      <Choices
        title={page("settings.numbers")}
        values={numberSizes}
        chosen={preferences.numbers}
        word={(size) => page(`numbers.${size}`)}
        onChoose={(numbers) => setPreferences({ numbers })}
      />
      <Choices
        title={page("settings.colours")}
        values={colourAids}
        chosen={preferences.colours}
        word={(aid) => page(`colours.${aid}`)}
        onChoose={(colours) => setPreferences({ colours })}
      />
      <ul className="setting-sample" aria-label={page("settings.sample")}>
        {(["move", "attack", "magic", "good", "warn"] as const).map((colour) => (
          <li key={colour} className={`sample-${colour}`}>
            {page(`sample.${colour}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Playing({ preferences, setPreferences }: SettingProps) {
  const { page, language } = useWords();
  const number = new Intl.NumberFormat(language);
  return (
    <section className="setting-group" aria-labelledby="playing">
      <h2 id="playing">{page("settings.playing")}</h2>
      <Choices
        title={page("settings.motion")}
        values={motions}
        chosen={preferences.motion}
        word={(motion) => page(`motion.${motion}`)}
        onChoose={(motion) => setPreferences({ motion })}
      />
      <Choices
        title={page("settings.pace")}
        values={paces}
        chosen={preferences.pace}
        word={(pace) => page("pace.times", { times: number.format(pace) })}
        onChoose={(pace) => setPreferences({ pace })}
      />
      <Choices
        title={page("settings.thumb")}
        values={thumbs}
        chosen={preferences.thumb}
        word={(thumb) => page(`thumb.${thumb}`)}
        onChoose={(thumb) => setPreferences({ thumb })}
      />
      <Choices
        title={page("settings.sound")}
        values={soundSettings}
        chosen={preferences.sound}
        word={(sound) => page(`sound.${sound}`)}
        onChoose={(sound) => {
          setPreferences({ sound });
          if (sound === "on") play("turn");
        }}
      />
      <p className="muted small">{page("settings.sound-means")}</p>
      {settingsOfGames.map(({ id, title, Setting }) => (
        <Folded key={id} title={title[language]}>
          <Setting />
        </Folded>
      ))}
      <Folded title={page("settings.unverified")}>
        <FiguresSetting />
      </Folded>
      <Folded title={page("keys.title")}>
        <KeyList preferences={preferences} setPreferences={setPreferences} />
        <GameKeys />
      </Folded>
    </section>
  );
}
