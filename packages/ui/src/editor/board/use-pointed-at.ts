import { useEffect, useMemo, useState } from "react";
import type { Area } from "../../camera/camera.js";
import type { CameraControl } from "../../camera/use-camera.js";
import { useEditing } from "../editing.js";

const nothing: readonly never[] = [];

/** The places that stop the quest, and those that somebody has asked to see: the camera goes there, and they are marked until the file changes. */
export function usePointedAt(camera: CameraControl, boxOf: (at: string) => Area | undefined) {
  const { file, problems, look } = useEditing();
  const [marked, setMarked] = useState<readonly string[]>(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, not with every change of the map
  useEffect(() => {
    if (!look) return;
    const [box] = look.at.map(boxOf);
    if (box) camera.show(box, 24);
    setMarked(look.at);
  }, [look, camera]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pointed at is old after a change
  useEffect(() => setMarked(nothing), [file]);
  const stopping = useMemo(
    () => [...new Set((problems ?? []).filter(({ weight }) => weight === "stops").flatMap(({ at }) => at))],
    [problems],
  );
  return { marked, stopping };
}
