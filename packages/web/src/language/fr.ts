import own from "../../messages/fr.json";
import heroQuest from "../../messages/heroquest/fr.json";
import table from "../../messages/table/fr.json";

export default { ...own, ...table, ...heroQuest };
