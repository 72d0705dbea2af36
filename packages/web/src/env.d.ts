/// <reference types="vite/client" />

declare const __VERSION__: string;

declare module "game-icon:*" {
  const shape: import("./ui/icon.js").IconShape;
  export default shape;
}
