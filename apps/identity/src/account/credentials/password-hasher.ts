import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { CONFIG } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import { Argon2Threads } from './argon2-threads.js';
import { BoundedQueue } from './bounded-queue.js';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const THREADS = availableParallelism();
/** About a second of work for two processors. */
const WAITING = 128;
/** Of those that wait, so many may come from one address: more than a room full of people, and less than all. */
const PER_ADDRESS = 48;

/** Different ways to type one character are one password. */
const normalise = (password: string): string => password.normalize('NFKC');
const noise = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** argon2id with the parameters of the configuration. */
@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly queue = new BoundedQueue({ running: THREADS, waiting: WAITING, perCaller: PER_ADDRESS });
  private readonly threads = new Argon2Threads();
  private readonly parameters;
  private readonly head: string;
  /** Verified where there is no account, so that the answer takes as long. Belongs to no password. */
  private readonly nobody: string;

  constructor(@Inject(CONFIG) config: StallbookConfig) {
    const { STALLBOOK_PASSWORD_MEMORY_KIB: memoryCost, STALLBOOK_PASSWORD_PASSES: timeCost } = config;
    this.parameters = { memoryCost, timeCost, parallelism: 1 };
    this.head = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`;
    this.nobody = `${this.head}${noise(SALT_BYTES)}$${noise(HASH_BYTES)}`;
  }

  /** Throws `OVERLOADED` when too many wait. */
  hash(password: string, remoteAddress?: string): Promise<string> {
    return this.queue.run(() => this.threads.run('hash', normalise(password), this.parameters), remoteAddress);
  }

  /** Always takes the time of a verification, also without a hash. Throws `OVERLOADED` when too many wait. */
  async verify(password: string, passwordHash: string | undefined, remoteAddress?: string): Promise<boolean> {
    const against = passwordHash ?? this.nobody;
    const verify = () => this.threads.run('verify', against, normalise(password));
    const matches = await this.queue.run(verify, remoteAddress);
    return matches && passwordHash !== undefined;
  }

  /** Whether a hash was made with the parameters of now. */
  isCurrent(passwordHash: string): boolean {
    return passwordHash.startsWith(this.head);
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
