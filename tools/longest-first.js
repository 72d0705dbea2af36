import { BaseSequencer } from "vitest/node";

/**
 * The order of test files in which those that take longest begin first, so that at the end no core is idle while another still
 * has much to do.
 * @param {RegExp} long what the paths of these files have in common
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
      const isLong = (/** @type {import("vitest/node").TestSpecification} */ { moduleId }) => long.test(moduleId);
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
}
