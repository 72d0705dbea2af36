/** So many random bytes as hexadecimal digits. The page at home has no use for the kernel, which could do the same. */
export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
