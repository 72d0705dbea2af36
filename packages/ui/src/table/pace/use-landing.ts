import { useEffect, useState } from "react";
import { useCalm } from "../../controls/use-media.js";

/** How long dice roll. */
const rolling = 700;

/** Whether a throw has landed, and how to let it land at once: a tap does it, and any key. Whoever wants calm sees nothing roll. */
export function useLanding(isNew: boolean): [boolean, () => void] {
  const isCalm = useCalm();
  const [landed, setLanded] = useState(!isNew || isCalm);
  useEffect(() => {
    if (landed) return;
    const land = () => setLanded(true);
    const timer = setTimeout(land, rolling);
    addEventListener("keydown", land, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", land, { capture: true });
    };
  }, [landed]);
  return [landed, () => setLanded(true)];
}
