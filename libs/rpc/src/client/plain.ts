/**
 * @throws if a value would change on the network (Date, Map, ObjectId). Callers in the same process get the object
 * itself, so tests use this to refuse it.
 */
export function assertPlain<T>(value: T, path = 'payload'): T {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`${path} is a ${typeof value}, which is not plain JSON`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('toJSON' in value || value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) {
    throw new TypeError(`${path} is a ${value.constructor.name}, which is not plain JSON`);
  }
  for (const [key, part] of Object.entries(value)) assertPlain(part, `${path}.${key}`);
  return value;
}

export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
