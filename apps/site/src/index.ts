export { contents, indexed, inEveryLanguage } from "./contents.js";

export { pictureProblems } from "./pictures.js";
export { type PicturedScreen, screens } from "./screens.js";
export { makeSite, type Sources } from "./site.js";
