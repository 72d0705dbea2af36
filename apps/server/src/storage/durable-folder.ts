import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file or folder as PGlite's layer over the system's files knows it. */
interface OpenFile {
  readonly node: object;
  /** The system's number for it; a folder has none. */
  readonly nfd?: number | null;
}

/** As much of that layer as it takes. It knows no fsync, and PGlite believes every one done. */
interface Layer {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: object): string;
}

type Init = NodeFS["init"];

/** The files of an embedded database, on which fsync does what it says: what is committed is on the disk, whatever becomes of the machine. */
class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const teach = (module: unknown) => {
      const { NODEFS: layer } = module as { readonly NODEFS: Layer };
      layer.stream_ops.fsync = (file) => {
        sync(file, layer);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...listOf(emscriptenOpts.preRun), teach] } };
  }
}

function sync({ node, nfd }: OpenFile, layer: Layer): void {
  if (nfd !== undefined && nfd !== null) {
    fs.fdatasyncSync(nfd); // the file and its length; when it was last touched may be lost
    return;
  }
  const folder = fs.openSync(layer.realPath(node), "r");
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value as T];
}

/** PGlite's usual 128 MB would lie in this process beside the live matches, which are what is read again: the database is mostly written to. */
const sharedBuffers = "shared_buffers=32MB";

/** Opens an embedded database in a folder. PGlite usually runs with fsync off, and its fdatasync does nothing even when it is on. */
export async function openDurable(folder: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [...startParams, "-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", sharedBuffers],
  });
}
