import type { Redis } from 'ioredis';

const KEPT_S = 15 * 24 * 60 * 60;

const ADD = `
  local now, kept = tonumber(redis.call('TIME')[1]), tonumber(ARGV[1])
  for i = 2, #ARGV do redis.call('ZADD', KEYS[1], now, ARGV[i]) end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - kept)
  redis.call('EXPIRE', KEYS[1], kept)
  return #ARGV - 1`;

export class EmailsByAddress {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  async add(mails: readonly { id: string; hash: string }[]): Promise<void> {
    const byHash = new Map<string, string[]>();
    for (const { id, hash } of mails) byHash.set(hash, [...(byHash.get(hash) ?? []), id]);
    await Promise.all([...byHash].map(([hash, ids]) => this.redis.eval(ADD, 1, this.key(hash), KEPT_S, ...ids)));
  }

  idsOf(hash: string, until?: Date): Promise<string[]> {
    const last = until ? Math.floor(until.getTime() / 1_000) : '+inf';
    return this.redis.zrangebyscore(this.key(hash), '-inf', last);
  }

  async forget(hash: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.redis.zrem(this.key(hash), ...ids);
  }

  private key(hash: string): string {
    return `${this.prefix}:mails-of:${hash}`;
  }
}
