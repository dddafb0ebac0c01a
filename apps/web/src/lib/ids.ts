/** A random UUID. `crypto.randomUUID` is missing on plain http away from localhost, as on a phone in the same network. */
export function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return bytes.join('').replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}
