import azeroth from "../../messages/azeroth/en.json";
import decks from "../../messages/decks/en.json";
import own from "../../messages/en.json";
import heroQuest from "../../messages/heroquest/en.json";
import rings from "../../messages/rings/en.json";
import souls from "../../messages/souls/en.json";
import table from "../../messages/table/en.json";

export default { ...own, ...table, ...decks, ...heroQuest, ...rings, ...souls, ...azeroth };
