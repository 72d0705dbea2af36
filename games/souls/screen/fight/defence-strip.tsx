import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { soulsContent } from "../../content/content.js";
import { findFigure } from "../../queries/figures.js";
import { armourOf, defenceDiceOf, magicShieldsOf, typeChange } from "../../queries/profile.js";
import { TokenPicture } from "../board/tokens.js";
import { useDesk } from "../desk.js";
import { icons, resultIcons } from "../icons.js";
import { type DefenceStep, defenceSteps, type Fight, lastFight } from "./fight.js";
import { FightWords } from "./tray.js";
import "./defence-strip.css";

const stepIcons = {
  "defence-1": icons.critical,
  "defence-2": icons.armour,
  "defence-3": icons.magicShield,
  "defence-4": icons.dice,
  "defence-5": resultIcons.ability,
  "defence-6": icons.wound,
} as const;

/** SS-9-a: the attack that is being resolved, or was just now: who strikes whom, and the six steps of the defence as they are filled. */
export function DefenceStrip() {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const fight = lastFight(seen, shown.events);
  const last = shown.events.at(-1)?.number ?? 0;
  // Under way, or so lately that it is still what everybody talks about.
  if (!fight || (fight.step === "over" && last - fight.number > 28)) return null;
  const [attacker, target] = [findFigure(seen, fight.attacker), findFigure(seen, fight.target)];
  return (
    <section className="sw-strip-card" aria-label={page("souls.attack")}>
      <header className="sw-duel">
        {attacker && <TokenPicture figure={attacker} />}
        <Icon of={icons.combat} />
        {target && <TokenPicture figure={target} />}
        <p>
          <strong>
            <FightWords fight={fight} />
          </strong>
          {fight.attack?.supremacy && <small>{page("souls.supremacy")}</small>}
          {fight.focused && <small>{page("souls.focused")}</small>}
        </p>
      </header>
      <ol className="sw-defence">
        {defenceSteps.map((step) => (
          <Step key={step} step={step} fight={fight} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, fight }: { readonly step: DefenceStep; readonly fight: Fight }) {
  const content = useContent(soulsContent);
  const { page } = useWords();
  const { seen } = useDesk();
  const left = fight.left[step];
  const isNow = fight.step === step;
  const target = findFigure(seen, fight.target);
  const value = target && fight.attack ? valueAt(step) : undefined;
  function valueAt(at: DefenceStep): number | undefined {
    const s = seen;
    const attack = fight.attack!;
    if (at === "defence-1") return typeChange(content, s, target!, attack.form.damage);
    if (at === "defence-2") return armourOf(content, s, { self: target!, attack }, attack.armour[target!.id] ?? 0);
    if (at === "defence-3") return magicShieldsOf(s, target!);
    if (at === "defence-4") return defenceDiceOf(content, s, { self: target!, attack });
    return undefined;
  }
  return (
    <li className={isNow ? "now" : left ? "done" : ""} aria-current={isNow ? "step" : undefined}>
      <Icon of={stepIcons[step]} />
      <span className="sw-defence-name">
        {page(`souls.${step}`)}
        {value !== undefined && !left && <small className="number"> {value}</small>}
      </span>
      <b className="number">
        {left ? left.normal + left.lethal : "·"}
        {left && left.lethal > 0 && <small title={page("souls.lethal")}>†{left.lethal}</small>}
      </b>
    </li>
  );
}
