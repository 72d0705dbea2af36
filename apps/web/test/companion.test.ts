import { splitOption } from "@tavolata/kernel";
import { enteredLately, found, groupsOf, noteEntered } from "@tavolata/ui/companion/card-groups.js";
import { expect, test } from "vitest";

test("cards are entered by name: copies are one, accents don't matter, and what came lately stands first", () => {
  const option = (id: string, name: string) => ({ ...splitOption(id), label: { key: name } });
  const options = [option("card:a", "Épée 1"), option("card:b", "Épée 2"), option("card:c", "Beorn")];
  const groups = groupsOf(options, ({ label }) => label.key);
  expect(groups).toEqual([
    { name: "Beorn", ids: ["card:c"] },
    { name: "Épée", ids: ["card:a", "card:b"] },
  ]);
  expect(found(groups, " epe ")).toEqual([groups[1]]);
  expect(found(groups, "x")).toEqual([]);
  noteEntered("Beorn");
  noteEntered("Épée");
  expect(enteredLately(groups).map(({ name }) => name)).toEqual(["Épée", "Beorn"]);
});
