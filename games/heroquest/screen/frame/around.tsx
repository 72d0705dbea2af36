import { useSpeaker } from "@tavolata/ui/language/words.js";
import { type ReactNode, useMemo } from "react";
import { PointingProvider } from "../board/pointing.js";
import { heroLooks } from "../figures/hero-looks.js";
import { HeroLooks, TokenPaints } from "../figures/tokens.js";
import type { HeroQuestScreenProps } from "../shown.js";

/** Around the whole table: how heroes look, and what is pointed at. */
export function Around({ children, ...shown }: HeroQuestScreenProps & { readonly children: ReactNode }) {
  const speaker = useSpeaker();
  const { heroes } = shown.view.state;
  const key = JSON.stringify(heroes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the looks change only with who plays whom
  const looks = useMemo(() => heroLooks(shown.view.state, shown.seats, speaker), [key, shown.seats, speaker]);
  return (
    <HeroLooks value={looks}>
      <TokenPaints />
      <PointingProvider {...shown}>{children}</PointingProvider>
    </HeroLooks>
  );
}
