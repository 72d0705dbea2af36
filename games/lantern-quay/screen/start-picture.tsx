import { geometryOf } from "./geometry.js";
import { LanternPost } from "./pier-wood.js";
import { Scenery } from "./scenery.js";

const geometry = geometryOf(720, 420);

/** The quay before anybody comes. */
export function StartPicture() {
  return (
    <svg className="start-picture" viewBox="0 0 720 340" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Scenery geometry={geometry} />
      <LanternPost box={geometry.piers.north} isLit={false} />
      <LanternPost box={geometry.piers.middle} isLit />
      <LanternPost box={geometry.piers.south} isLit={false} />
    </svg>
  );
}
