export { contents, type Section } from "./contents.js";
export { pictureProblems } from "./pictures.js";
export { type Screen, screens } from "./screens.js";
export { makeSite, type Site, type Sources } from "./site.js";
