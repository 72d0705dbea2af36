import azeroth from "../../messages/azeroth/it.json";
import decks from "../../messages/decks/it.json";
import heroQuest from "../../messages/heroquest/it.json";
import own from "../../messages/it.json";
import rings from "../../messages/rings/it.json";
import souls from "../../messages/souls/it.json";
import table from "../../messages/table/it.json";

export default { ...own, ...table, ...decks, ...heroQuest, ...rings, ...souls, ...azeroth };
