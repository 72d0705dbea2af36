import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { heroQuestContent } from "../../content/content.js";
import { shieldOfNamed } from "../../queries/combat/shield.js";
import { usePointing } from "../board/pointing.js";
import { Die } from "../dice/die.js";
import { TokenPicture } from "../figures/tokens.js";
import type { Fight } from "./fight.js";

type Picture = Parameters<typeof TokenPicture>[0]["figure"];

interface DuelProps {
  readonly fight: Fight;
  readonly attacker: Picture;
  readonly target: Picture;
}

/** HQ-6.10: the dice of a fight in two lines, skulls over the shields that stop them; what can't be stopped stands apart. */
export function Duel({ fight, attacker, target }: DuelProps) {
  const { page } = useWords();
  const { position } = usePointing();
  const { attack, defence, counter, counterDefence, missed } = fight;
  const content = useContent(heroQuestContent);
  const shield = shieldOfNamed(content, position.seen, fight.target);
  const ownShield = shieldOfNamed(content, position.seen, fight.attacker);
  const blows = blowsOf(attack?.faces ?? []);
  const strikes = blowsOf(counter?.faces ?? []);
  return (
    <div className="hq-duel">
      <Row figure={attacker} label={page("heroquest.dice-attack")}>
        <Line faces={blows.skulls} stopped={countOf(defence?.faces, shield)} isIdle={missed} />
        <Line faces={blows.blanks} isIdle />
        <Apart faces={blows.apart} isIdle={missed} hasFlown={counter !== undefined} />
      </Row>
      {defence && (
        <Row figure={target} label={page("heroquest.dice-defence")}>
          <Guard faces={defence.faces} shield={shield} />
        </Row>
      )}
      {counter && (
        <Row figure={target} label={page("heroquest.counter")} className="counter">
          <Line faces={strikes.skulls} stopped={countOf(counterDefence?.faces, ownShield)} />
          <Line faces={strikes.blanks} isIdle />
          <Apart faces={strikes.apart} />
        </Row>
      )}
      {counterDefence && (
        <Row figure={attacker} label={page("heroquest.dice-defence")}>
          <Guard faces={counterDefence.faces} shield={ownShield} />
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  readonly figure: Picture;
  readonly label: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function Row({ figure, label, className = "", children }: RowProps) {
  return (
    <div className={`hq-duel-row ${className}`}>
      <TokenPicture figure={figure} />
      <ul aria-label={label}>{children}</ul>
      {className !== "" && <span className="hq-against">{label}</span>}
    </div>
  );
}

interface LineProps {
  readonly faces: readonly string[];
  /** How many of them a shield stops. */
  readonly stopped?: number;
  readonly isIdle?: boolean;
}

function Line({ faces, stopped = 0, isIdle = false }: LineProps) {
  return faces.map((face, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have no other name
    <li key={i}>
      <Die face={face} kind="combat" worth={isIdle ? "idle" : i < stopped ? "blocked" : "counts"} />
    </li>
  ));
}

function Guard({ faces, shield }: { readonly faces: readonly string[]; readonly shield: string }) {
  return (
    <>
      <Line faces={faces.filter((face) => face === shield)} />
      <Line faces={faces.filter((face) => face !== shield)} isIdle />
    </>
  );
}

interface ApartProps {
  readonly faces: readonly string[];
  readonly isIdle?: boolean;
  /** HQ-6.13: a ? has gone over to the other side. */
  readonly hasFlown?: boolean;
}

/** HQ-6.10: no shield stops an HQ; HQ-6.13: a ? turns against whoever threw it. */
function Apart({ faces, isIdle = false, hasFlown = false }: ApartProps) {
  const { page } = useWords();
  return faces.map((face, i) => {
    const isCrown = face === "hq";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have no other name
      <li key={i} className={`apart ${!isCrown && hasFlown ? "flown" : ""}`}>
        <Die face={face} kind="combat" worth={isCrown && isIdle ? "idle" : "counts"} />
        {isCrown && !isIdle && <small>{page("heroquest.unblockable")}</small>}
      </li>
    );
  });
}

/** The dice of an attack as they are lined up. */
function blowsOf(faces: readonly string[]) {
  const isApart = (face: string) => face === "hq" || face === "question-mark";
  return {
    skulls: faces.filter((face) => face === "skull"),
    blanks: faces.filter((face) => face !== "skull" && !isApart(face)),
    apart: faces.filter(isApart).sort(),
  };
}

function countOf(faces: readonly string[] | undefined, face: string): number {
  return faces?.filter((one) => one === face).length ?? 0;
}
