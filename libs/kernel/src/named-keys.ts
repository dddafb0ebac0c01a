/** A key and the id by which what it made names it. */
export interface NamedKey {
  id: string;
  bytes: Uint8Array;
}

const ENTRY = /^([\w-]{1,32}):([A-Za-z0-9+/_-]{32,}={0,2})$/;

/**
 * Keys as an environment variable lists them: `id:base64`, separated by commas. The first one is the current one; the
 * others still open and verify what they made. Throws, without repeating it, for text that is no such list.
 */
export function namedKeys(text: string): [NamedKey, ...NamedKey[]] {
  const keys = text.split(',').map((entry): NamedKey => {
    const [, id, key] = ENTRY.exec(entry.trim()) ?? [];
    if (id === undefined || key === undefined) throw new Error('expected id:base64, or a comma list of them');
    return { id, bytes: Uint8Array.from(Buffer.from(key, 'base64')) };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('expected every id once');
  return keys as [NamedKey, ...NamedKey[]];
}
