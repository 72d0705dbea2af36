import barbarian from "game-icon:barbarian";
import gate from "game-icon:dungeon-gate";
import dwarf from "game-icon:dwarf-face";
import overlord from "game-icon:overlord-helm";
import wizard from "game-icon:wizard-face";
import elf from "game-icon:woman-elf-face";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { BrickWall, Darkness, Torch } from "@tavolata/ui/controls/torchlight.js";
import { phone, useMedia } from "@tavolata/ui/controls/use-media.js";

const heroes = [barbarian, dwarf, elf, wizard];
const courses = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];

/** Wide beside the words; on a phone, where the words stand above, only the part with the gate. */
const cuts = { wide: "0 0 1200 360", tall: "520 -230 680 590" };

/** Before the gate: a wall, two torches, four heroes, and somebody who waits for them. */
export function DungeonPicture() {
  const isPhone = useMedia(phone);
  return (
    <svg
      className="home-picture"
      viewBox={isPhone ? cuts.tall : cuts.wide}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="gate-dark" cy="0.7">
          <stop offset="0" stopColor="#000" stopOpacity="0.95" />
          <stop offset="1" stopColor="#000" stopOpacity="0.7" />
        </radialGradient>
      </defs>
      <BrickWall y={-416} width={1200} height={776} />
      {courses.map((course) => (
        <path key={course} d={`M0 ${course * 52 + 2}h1200`} stroke="var(--stone-light)" strokeOpacity="0.12" />
      ))}
      <g transform="translate(-30)">
        <path d="M900 360V150a110 110 0 0 1 220 0v210z" fill="url(#gate-dark)" />
        <g className="home-gate">
          <Icon of={gate} at={{ x: 880, y: 30, size: 260 }} />
        </g>
        <g className="home-foe">
          <Icon of={overlord} at={{ x: 960, y: 178, size: 100 }} />
        </g>
      </g>
      {[720, 1145].map((x) => (
        <Torch key={x} x={x} y={120} size={90} light={240} />
      ))}
      <Darkness y={220} width={1200} height={140} colour="var(--background)" />
      {heroes.map((hero, i) => (
        <g
          key={hero.paths[0]}
          transform={`translate(${540 + i * 80} ${i % 2 === 0 ? 262 : 248})`}
          className="home-hero-figure"
        >
          <circle cx="40" cy="40" r="39" />
          <Icon of={hero} at={{ x: 12, y: 12, size: 56 }} />
        </g>
      ))}
    </svg>
  );
}
