export interface NamedKey {
  id: string;
  bytes: Uint8Array;
}

const ENTRY = /^([\w-]{1,32}):([A-Za-z0-9+/_-]{32,}={0,2})$/;

/**
 * Parses `id:base64` pairs separated by commas. The first key is the current one; the others only verify and decrypt.
 * Errors never repeat the text.
 */
export function namedKeys(text: string): [NamedKey, ...NamedKey[]] {
  const keys = text.split(',').map((entry): NamedKey => {
    const [, id, key] = ENTRY.exec(entry.trim()) ?? [];
    if (id === undefined || key === undefined)
      throw new Error('expected id:base64, or several of them separated by commas');
    return { id, bytes: Uint8Array.from(Buffer.from(key, 'base64')) };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('expected unique IDs');
  return keys as [NamedKey, ...NamedKey[]];
}
