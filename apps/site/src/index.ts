export { contents, inEveryLanguage, type Section } from "./contents.js";
export { driftOf, outlineOf } from "./outline.js";
export { pictureProblems } from "./pictures.js";
export { type Screen, screens } from "./screens.js";
export { makeSite, type Site, type Sources } from "./site.js";
