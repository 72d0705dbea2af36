import type { InLanguages } from "./languages.js";

/** What the site says around its documents. */
export const words = {
  contents: { en: "Contents", it: "Indice", fr: "Sommaire" },
  about: {
    en: "Four adventure games at a digital table that knows their rules: how to play them, to make quests, to measure, and to run a server.",
    it: "Quattro giochi d’avventura a un tavolo digitale che ne conosce le regole: come giocare, creare avventure, misurare e tenere un server.",
    fr: "Quatre jeux d’aventure à une table numérique qui en connaît les règles : comment jouer, créer des aventures, mesurer et tenir un serveur.",
  },
  englishOnly: {
    en: "What players, hosts, authors of quests and owners of a box read is there in English, Italian and French. Pages of measurements and pages for developers are in English.",
    it: "Quello che serve a chi gioca, a chi ospita, a chi scrive avventure e a chi possiede una scatola c’è in italiano, inglese e francese. Le pagine di misure e quelle per chi sviluppa sono in inglese.",
    fr: "Ce que lisent les joueurs, les hôtes, les auteurs d’aventures et qui possède une boîte existe en français, en anglais et en italien. Les pages de mesures et celles pour les développeurs sont en anglais.",
  },
  inEnglish: { en: "", it: "in inglese", fr: "en anglais" },
  otherLanguages: { en: "In other languages", it: "In altre lingue", fr: "Dans d’autres langues" },
  screens: { en: "All screens", it: "Tutte le schermate", fr: "Tous les écrans" },
  screensAbout: {
    en: "Each as the browser tests saw it last, on a phone, a tablet, a desk and a large desk.",
    it: "Ognuna come l’hanno vista per ultima le prove nel browser: su un telefono, un tablet, uno schermo da tavolo e uno grande. Le immagini sono in inglese.",
    fr: "Chacun tel que les tests dans le navigateur l’ont vu la dernière fois : sur un téléphone, une tablette, un écran de bureau et un grand. Les images sont en anglais.",
  },
  pixels: { en: "pixels wide", it: "pixel di larghezza", fr: "pixels de large" },
  onPhone: { en: "on a phone", it: "su un telefono", fr: "sur un téléphone" },
  onDesk: { en: "on a desk", it: "su uno schermo da tavolo", fr: "sur un écran de bureau" },
  table: { en: "Table", it: "Tabella", fr: "Tableau" },
  unofficial: {
    en: "An unofficial fan project: the names of the games belong to their owners.",
    it: "Un progetto amatoriale non ufficiale: i nomi dei giochi appartengono ai rispettivi titolari.",
    fr: "Un projet de fans non officiel : les noms des jeux appartiennent à leurs propriétaires.",
  },
} as const satisfies Readonly<Record<string, InLanguages>>;
