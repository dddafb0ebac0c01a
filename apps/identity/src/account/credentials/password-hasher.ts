import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { Argon2Threads } from './argon2-threads.js';
import { BoundedQueue } from './bounded-queue.js';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A thread takes up to 40 MB, 19 MiB of it for the hash, and a container sees all processors of its machine. */
const MAX_THREADS = 4;
/** About a second of work for two cores. */
const WAITING = 128;
/** Limit per IP address or account: enough for a room full of people, but not for all places. */
const PER_CALLER = 48;

export const threadsOn = (processors: number): number => Math.min(processors, MAX_THREADS);

/** Unicode spellings of one character are equal. */
const normalize = (password: string): string => password.normalize('NFKC');
const noise = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Hashes with argon2id and the configured parameters. */
@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly queue = new BoundedQueue({
    running: threadsOn(availableParallelism()),
    waiting: WAITING,
    perCaller: PER_CALLER,
  });
  private readonly threads = new Argon2Threads();
  private readonly parameters;
  private readonly head: string;
  /** A hash without a password, verified for unknown accounts to take the same time. */
  private readonly unmatchable: string;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    const { STALLBOOK_PASSWORD_MEMORY_KIB: memoryCost, STALLBOOK_PASSWORD_PASSES: timeCost } = config;
    this.parameters = { memoryCost, timeCost, parallelism: 1 };
    this.head = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`;
    this.unmatchable = `${this.head}${noise(SALT_BYTES)}$${noise(HASH_BYTES)}`;
  }

  /** @throws DomainError OVERLOADED if too many wait */
  hash(password: string, caller: string): Promise<string> {
    return this.queue.run(() => this.threads.run('hash', normalize(password), this.parameters), caller);
  }

  /** Takes the same time without a hash. @throws DomainError OVERLOADED if too many wait */
  async verify(password: string, passwordHash: string | undefined, caller: string): Promise<boolean> {
    const against = passwordHash ?? this.unmatchable;
    const verify = () => this.threads.run('verify', against, normalize(password));
    const matches = await this.queue.run(verify, caller);
    return matches && passwordHash !== undefined;
  }

  /** True for the current parameters. */
  isCurrent(passwordHash: string): boolean {
    return passwordHash.startsWith(this.head);
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
