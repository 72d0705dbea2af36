import { useCalm, useMedia } from "@tavolata/ui/controls/use-media.js";
import type { Preferences } from "@tavolata/ui/page/preferences.js";
import { useLayoutEffect } from "react";

/** Tells the style sheets how the page is to look: theme, colours, motion, the size of its text, and the side of the thumb. */
export function useAppearance({ theme, colours, textScale, numbers, thumb }: Preferences): void {
  const isLight = useMedia("(prefers-color-scheme: light)");
  const isCalm = useCalm();
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset["theme"] = theme === "system" ? (isLight ? "light" : "dark") : theme;
    dataset["colours"] = colours;
    dataset["numbers"] = numbers;
    dataset["thumb"] = thumb;
    dataset["motion"] = isCalm ? "calm" : "full";
    style.setProperty("--text-scale", String(textScale / 100));
  }, [theme, colours, textScale, numbers, thumb, isLight, isCalm]);
}
