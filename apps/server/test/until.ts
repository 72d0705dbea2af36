/** A machine that others use as well is slow; but what hasn't come after so many milliseconds never will. */
const patience = 200_000;

/** Waits until something is so, and fails with what was waited for when it never is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
