import { screenFaults } from "@tavolata/e2e/support/page/screens.js";
import { expect, test } from "@tavolata/e2e/support/test.js";

/** A deck with cards that nobody knows here, and one that is beside it. */
const deck = {
  id: "my-screen",
  name: "A deck",
  heroes: ["aragorn", "eowyn"],
  cards: { gandalf: 3, beorn: 4 },
  text: "",
  unknown: [{ name: "Warden of Healing", count: 2, line: 12, beside: false }],
  sideboard: { feint: 1 },
};

const screens = {
  decks: { at: "#/decks", has: ".deck-tile" },
  deck: { at: "#/decks/my-screen", has: ".deck-pool .card-row" },
};

test("every screen of the game speaks three languages at 360 pixels, fits every width, has no fault of accessibility, and is kept as a picture", async ({
  come,
}) => {
  const page = await come("/", { colorScheme: "dark" });
  await page.evaluate((kept) => localStorage.setItem("tavolata.decks", kept), JSON.stringify([deck]));
  expect(await screenFaults(page, screens)).toEqual([]);
});
