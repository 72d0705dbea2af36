import { createRequire } from "node:module";

type Client = typeof import("boardgame.io/dist/types/packages/client.js");
type Core = typeof import("boardgame.io/dist/types/packages/core.js");
type Internal = typeof import("boardgame.io/dist/types/packages/internal.js");

// Its subfolders can be required but not imported: it has no map of what it exports.
const require = createRequire(import.meta.url);

export const { Client } = require("boardgame.io/client") as Client;
export const { INVALID_MOVE } = require("boardgame.io/core") as Core;
export const { Async, CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require("boardgame.io/internal") as Internal;
