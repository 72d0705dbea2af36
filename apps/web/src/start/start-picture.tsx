import { geometryOf } from "../games/lantern-quay/geometry.js";
import { LanternPost } from "../games/lantern-quay/pier-wood.js";
import { Scenery } from "../games/lantern-quay/scenery.js";

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
