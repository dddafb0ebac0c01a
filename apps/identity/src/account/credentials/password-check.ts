import { Injectable } from '@nestjs/common';
import { badInput } from '@stallbook/kernel';
import { AttemptLimit } from '@stallbook/platform';
import type { Account } from '../account.js';
import { PasswordHasher } from './password-hasher.js';

const FREE_TRIES = 5;

/** Whoever sits at somebody's open browser does not know the password: what takes an account over asks for it again. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly limit: AttemptLimit,
  ) {}

  /** Throws `BAD_INPUT` at `currentPassword`, `RATE_LIMITED`. */
  async require({ _id, passwordHash }: Account, currentPassword: string): Promise<void> {
    const tries = { kind: 'password-check', subject: _id, free: FREE_TRIES };
    await this.limit.require(tries);
    if (!(await this.passwords.verify(currentPassword, passwordHash))) {
      const message = 'That is not your current password';
      throw badInput(message, [{ path: 'currentPassword', message }]);
    }
    await this.limit.takeBack({ all: [tries] });
  }
}
