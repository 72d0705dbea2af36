import { Icon } from "@tavolata/ui/controls/icon.js";
import { questIcon } from "./quest-icons.js";

interface QuestPictureProps {
  readonly game: string;
  readonly quest: string | undefined;
}

/** The picture of a quest, for pages that are shown before all pictures have come. */
export default function QuestPicture({ game, quest }: QuestPictureProps) {
  return <Icon of={questIcon(game, quest)} />;
}
