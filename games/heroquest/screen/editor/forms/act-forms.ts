import { choice, fresh, freshAbout, kindsBy, text, yes } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import { type Act, antagonists, champions } from "../../../editor.js";
import { freeName } from "../names.js";
import type { FormParts } from "./form-parts.js";

/** What the quest does by itself, one thing after the other. */
export function actForms(parts: FormParts): ValueKind {
  const { file, page, choices, label, names, door, figures, room, square, squares, listOf } = parts;
  const kinds = [...Object.keys(antagonists), ...Object.keys(champions)].map(
    (type) => [type, names.kind(type)] as const,
  );
  const arrival: readonly FieldKind[] = [
    label("heroeditor.type", "type", choice(kinds), "HQ-1.4-b"),
    label("heroeditor.which-square", "at", square),
  ];
  const champion = label("heroeditor.champion", "champion", yes);
  /** Those with a sheet are champions already. */
  const arriving = (one?: unknown): ValueKind => {
    const isServant = Object.hasOwn(antagonists, (one as { readonly type?: string } | undefined)?.type ?? "");
    return { is: "record", fields: isServant ? [...arrival, champion] : arrival };
  };
  /** HQ-11.5: those who come, each with a place. */
  const arrivals: FieldKind = {
    name: "antagonists",
    label: "",
    value: listOf(arriving, 12, "heroeditor.add-arrival", () => fresh({ type: "goblin", at: "0,0" })),
  };
  const someDoor = choices.doors[0]?.[0];
  const aboutDoor = (act: "open" | "close") => ({
    fields: [{ ...door, rule: "HQ-11.4-d" as const }],
    fresh: () => (someDoor === undefined ? undefined : fresh({ act, edge: someDoor })),
  });
  const newText = () => fresh({ act: "text", text: freeName(file, "event") });
  const act = kindsBy<Act["act"]>("act", page("heroeditor.then"), (word) => page(`heroeditor.act.${word}`), {
    text: { fields: [label("heroeditor.read-aloud", "text", text())], fresh: newText },
    place: {
      fields: [arrivals],
      fresh: () => fresh({ act: "place", antagonists: [{ type: "goblin", at: "0,0" }] }),
    },
    ambush: {
      fields: [arrivals],
      fresh: () => fresh({ act: "ambush", antagonists: [{ type: "goblin", at: "0,0" }] }),
    },
    wake: {
      fields: [figures],
      fresh: () => freshAbout(choices.figures, (one) => ({ act: "wake", figures: [one] })),
    },
    open: aboutDoor("open"),
    close: aboutDoor("close"),
    rubble: { fields: [squares(0)], fresh: () => fresh({ act: "rubble", squares: [] }) },
    "reveal-room": {
      fields: [room],
      fresh: () => fresh({ act: "reveal-room", room: choices.rooms[0]![0] }),
    },
    "give-back-items": { fields: [], fresh: () => fresh({ act: "give-back-items" }) },
  });
  return listOf(() => act, 12, "heroeditor.add-act", newText);
}
