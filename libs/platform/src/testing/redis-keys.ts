import type { Redis } from 'ioredis';

/** The value of a key, whatever its type. */
export async function valueOfKey(redis: Redis, key: string): Promise<unknown> {
  const readers: Record<string, () => Promise<unknown>> = {
    hash: () => redis.hgetall(key),
    string: () => redis.get(key),
    list: () => redis.lrange(key, 0, -1),
    zset: () => redis.zrange(key, 0, -1),
    set: () => redis.smembers(key),
    stream: () => redis.xrange(key, '-', '+'),
  };
  return readers[await redis.type(key)]?.();
}

export async function dropKeys(redis: Redis, prefix: string): Promise<void> {
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(keys);
}
