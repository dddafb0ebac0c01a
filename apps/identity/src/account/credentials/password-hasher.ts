import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from './bounded-queue.js';

/** 19 MiB, two passes: some 30 ms of one core, in a thread of its own. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified where there is no account, so that the answer takes as long. Belongs to no password. */
const NOBODY = hash('', ARGON2ID);

/** Different ways to type one character are one password. */
const normalise = (password: string): string => password.normalize('NFKC');

@Injectable()
export class PasswordHasher {
  private readonly queue = new BoundedQueue({ running: 2, waiting: 64 });

  /** Throws `RATE_LIMITED` when too many wait. */
  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(normalise(password), ARGON2ID));
  }

  /** Always takes the time of a verification, also without a hash. Throws `RATE_LIMITED` when too many wait. */
  async verify(password: string, passwordHash: string | undefined): Promise<boolean> {
    const against = passwordHash ?? (await NOBODY);
    const matches = await this.queue.run(() => verify(against, normalise(password)));
    return matches && passwordHash !== undefined;
  }
}
