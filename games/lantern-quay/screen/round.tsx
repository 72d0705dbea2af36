import type { View } from "@tavolata/kernel";
import { useWords } from "@tavolata/ui/language/words.js";
import { lastNight, lightOf } from "./content.js";
import { quayOf } from "./seen.js";

/** Which night it is, and how many are left. */
export function Round({ view }: { readonly view: View }) {
  const { page } = useWords();
  return <>{page("quay.night", { night: quayOf(view).night, last: lastNight })}</>;
}

/** LQ-4.4: how much light the lanterns give. */
export function ThrowSum({ faces }: { readonly faces: readonly string[] }) {
  const { page } = useWords();
  return <>{page("quay.light", { light: lightOf(faces) })}</>;
}
