import { Injectable } from '@nestjs/common';
import { badInput } from '@stallbook/kernel';
import { AttemptLimit } from '@stallbook/platform';
import type { Account } from '../account.js';
import { PasswordHasher } from './password-hasher.js';

const FREE_TRIES = 5;

const WRONG = { path: 'currentPassword', message: 'That is not your current password' };

/** Sensitive changes require the current password. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly passwords: PasswordHasher,
    private readonly limit: AttemptLimit,
  ) {}

  /** @throws DomainError BAD_INPUT, RATE_LIMITED */
  async require({ _id, passwordHash }: Account, password: string, wrong = WRONG): Promise<void> {
    const tries = { kind: 'password-check', subject: _id, free: FREE_TRIES };
    const verify = () => this.passwords.verify(password, passwordHash, _id);
    if (!(await this.limit.guess({ all: [tries] }, verify))) throw badInput(wrong.message, [wrong]);
  }
}
