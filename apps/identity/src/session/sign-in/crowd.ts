import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../account/credentials/password-hasher.js';

const GROUP = 4 * availableParallelism();
/** On a machine so slow that no group comes together. */
const LONGEST_MS = 100;

/**
 * While many wait for the hash of a password, those who come in and those who come out go on in groups: what they read and
 * write next is then one query for all. As soon as the line is short nobody waits.
 */
@Injectable()
export class Crowd {
  private gathered: (() => void)[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'hasLine'>) {}

  async goOn(): Promise<void> {
    if (!this.passwords.hasLine) return this.release();
    await new Promise<void>((resolve) => {
      this.gathered.push(resolve);
      if (this.gathered.length >= GROUP) this.release();
      else this.timer ??= setTimeout(() => this.release(), LONGEST_MS);
    });
  }

  private release(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.gathered;
    this.gathered = [];
    for (const goOn of all) goOn();
  }
}
