import { emailHash, type Role } from '@stallbook/kernel';
import type { StallbookConfig } from '../config/config.js';
import type { AccessClaims } from './access-token.js';

type AdminSettings = Pick<
  StallbookConfig,
  'STALLBOOK_ADMIN_EMAILS' | 'STALLBOOK_ADMIN_SECOND_FACTOR' | 'STALLBOOK_PUBLIC_URL'
>;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export class AdminList {
  readonly needsSecondFactor: boolean;
  private readonly hashes: ReadonlySet<string>;

  constructor(settings: AdminSettings) {
    const {
      STALLBOOK_ADMIN_EMAILS: emails,
      STALLBOOK_ADMIN_SECOND_FACTOR: factor,
      STALLBOOK_PUBLIC_URL: url,
    } = settings;
    this.hashes = new Set(emails.map(emailHash));
    this.needsSecondFactor = factor === 'auto' ? !LOOPBACK.test(new URL(url).hostname) : factor === 'required';
  }

  get size(): number {
    return this.hashes.size;
  }

  /** Only a confirmed address counts: anyone can sign up with someone else's. */
  has({ confirmed, eh }: Pick<AccessClaims, 'confirmed' | 'eh'>): boolean {
    return confirmed && this.hashes.has(eh);
  }

  roleOf(claims: AccessClaims): Role | 'none' {
    return this.has(claims) && !this.lacksFactor(claims) ? 'admin' : claims.role;
  }

  /** An admin whose session has not passed the second factor. */
  awaitsFactor(claims: AccessClaims): boolean {
    return this.has(claims) && this.lacksFactor(claims);
  }

  private lacksFactor({ factor }: AccessClaims): boolean {
    return this.needsSecondFactor && factor?.checkedAt == null;
  }
}
