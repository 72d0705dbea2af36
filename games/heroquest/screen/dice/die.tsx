import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { icons } from "../icons.js";
import "./die.css";

interface DieProps {
  readonly face: string;
  readonly kind: "combat" | "movement" | "lot";
  /** A face that counts, is blocked, or does nothing. */
  readonly worth?: "counts" | "blocked" | "idle";
}

const faceIcons: Readonly<Record<string, (typeof icons)["skull"]>> = {
  skull: icons.skull,
  lion: icons.lion,
  oval: icons.oval,
};

/** HQ-1.1-a: a barrel with six side faces; when it stands on a base, the HQ or the ? looks up. */
export function Die({ face, kind, worth = "counts" }: DieProps) {
  const speaker = useSpeaker();
  const stands = face === "hq" || face === "question-mark";
  const icon = faceIcons[face];
  return (
    <span className={`hq-die ${worth} ${stands ? "stands" : ""} ${face}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        {stands ? (
          <>
            <path d="M24 2 44 13.500v21L24 46 4 34.500v-21z" className="hq-die-side" />
            <path d="M24 6 40 15.500v17L24 42 8 32.500v-17z" className="hq-die-face" />
          </>
        ) : (
          <>
            <path d="M7 4q17-4 34 0 6 20 0 40-17 4-34 0-6-20 0-40z" className="hq-die-side" />
            <path d="M6.500 11q17.500-3 35 0 2.500 13 0 26-17.500 3-35 0-2.500-13 0-26z" className="hq-die-face" />
            <path d="M8 8.500q16-3 32 0" className="hq-die-glint" />
          </>
        )}
        {icon ? (
          <g className="hq-die-ink">
            <Icon of={icon} at={{ x: 12, y: 12, size: 24 }} />
          </g>
        ) : (
          <text x="24" y={stands ? 31 : 33} className={`hq-die-text ${kind}`}>
            {face === "hq" ? "HQ" : face === "question-mark" ? "?" : face}
          </text>
        )}
      </svg>
      <span className="hq-die-word">{kind === "movement" && !stands ? "" : speaker.name(face)}</span>
      {kind === "movement" && !stands && <span className="unseen">{face}</span>}
    </span>
  );
}

interface DiceRowProps {
  readonly faces: readonly string[];
  readonly kind: DieProps["kind"];
  readonly worthOf?: (face: string, index: number) => DieProps["worth"];
  readonly isRolling?: boolean;
  readonly label: string;
}

export function DiceRow({ faces, kind, worthOf, isRolling = false, label }: DiceRowProps) {
  return (
    <ul className={isRolling ? "hq-dice rolling" : "hq-dice"} aria-label={label}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have no other name
        <li key={i}>
          <Die face={face} kind={kind} worth={worthOf?.(face, i) ?? "counts"} />
        </li>
      ))}
    </ul>
  );
}
