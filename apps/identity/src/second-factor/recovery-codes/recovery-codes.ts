import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { PasswordHasher } from '../../account/credentials/password-hasher.js';
import { KeyedMac } from '../../session/keyed-mac.js';
import type { StoredCode } from '../second-factor.js';
import { SecondFactors } from '../second-factors.js';
import { parseRecoveryCode, recoveryCodeOf } from './recovery-code.js';

const HOW_MANY = 10;

/** One-time codes for a lost device, hashed like passwords. */
@Injectable()
export class RecoveryCodes {
  private readonly mac: KeyedMac;

  constructor(
    private readonly factors: SecondFactors,
    private readonly hasher: PasswordHasher,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.mac = new KeyedMac(config, 'recovery-code');
  }

  /** Deterministic for a command, so a repeated one returns the same codes. */
  codesOf(accountId: string, commandId: string): string[] {
    const codes = new Map<string, string>();
    for (let n = 0; codes.size < HOW_MANY; n += 1) {
      const code = recoveryCodeOf(Buffer.from(this.mac.of(accountId, commandId, n), 'base64url'));
      codes.set(code.slice(0, 4), code);
    }
    return [...codes.values()];
  }

  /** The codes of a repeated command, unless newer ones replaced them. */
  async again(accountId: string, commandId: string): Promise<string[]> {
    const { recoveryCodes: kept } = await this.factors.of(accountId);
    const selectors = new Set(kept.map(({ selector }) => selector));
    const codes = this.codesOf(accountId, commandId);
    return codes.every((code) => selectors.has(code.slice(0, 4))) ? codes : [];
  }

  /** One after the other, so that sign-ins need not wait for all. */
  async hashed(accountId: string, codes: readonly string[]): Promise<StoredCode[]> {
    const stored: StoredCode[] = [];
    for (const code of codes) {
      const { selector = '', secret = '' } = parseRecoveryCode(code) ?? {};
      stored.push({ selector, hash: await this.hasher.hash(secret, accountId) });
    }
    return stored;
  }

  /** The stored hash of an unused code. */
  async hashOf(accountId: string, typed: string): Promise<string | undefined> {
    const given = parseRecoveryCode(typed);
    if (!given) return undefined;
    const { recoveryCodes } = await this.factors.of(accountId);
    const stored = recoveryCodes.find(({ selector }) => selector === given.selector);
    const matches = await this.hasher.verify(given.secret, stored?.hash, accountId);
    return matches ? stored?.hash : undefined;
  }
}
