import { BaseSequencer } from "vitest/node";

/**
 * The order of test files in which those that take longest begin first, so that at the end no core is idle while another still
 * has much to do.
 * @param {readonly RegExp[]} long what is in the paths of these files, the longest first
 * @returns {import("vitest/node").TestSequencerConstructor}
 */
export function longestFirst(long) {
  return class extends BaseSequencer {
    /**
     * @override
     * @param {import("vitest/node").TestSpecification[]} files
     */
    async sort(files) {
      const sorted = await super.sort(files);
      const place = (/** @type {import("vitest/node").TestSpecification} */ { moduleId }) => {
        const found = long.findIndex((part) => part.test(moduleId));
        return found < 0 ? long.length : found;
      };
      return sorted.sort((a, b) => place(a) - place(b));
    }
  };
}
