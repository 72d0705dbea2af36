import type { View } from "@tavolata/kernel";
import type { QuayView } from "@tavolata/kernel/examples/lantern-quay";
import { useWords } from "@tavolata/ui/language/words.js";
import { lastNight, lightOf } from "./content.js";

/** Which night it is, and how many are left. */
export function Round({ view }: { readonly view: View<QuayView> }) {
  const { page } = useWords();
  return <>{page("quay.night", { night: view.state.night, last: lastNight })}</>;
}

/** LQ-4.4: how much light the lanterns give. */
export function ThrowSum({ faces }: { readonly faces: readonly string[] }) {
  const { page } = useWords();
  return <>{page("quay.light", { light: lightOf(faces) })}</>;
}
