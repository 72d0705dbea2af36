import azeroth from "../../messages/azeroth/fr.json";
import decks from "../../messages/decks/fr.json";
import own from "../../messages/fr.json";
import heroQuest from "../../messages/heroquest/fr.json";
import rings from "../../messages/rings/fr.json";
import souls from "../../messages/souls/fr.json";
import table from "../../messages/table/fr.json";

export default { ...own, ...table, ...decks, ...heroQuest, ...rings, ...souls, ...azeroth };
