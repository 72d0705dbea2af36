/** How many quests a list shows at once. */
export const questsOnPage = 100;
