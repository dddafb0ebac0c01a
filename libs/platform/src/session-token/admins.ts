import { createHash } from 'node:crypto';
import { asciiEmail, type Role } from '@stallbook/kernel';
import type { AccessClaims } from './access-token.js';

/** Two spellings of one address are one: case, surrounding blanks and the way to write the domain do not count. */
export const normaliseEmail = (email: string): string => asciiEmail(email) ?? email.trim().toLowerCase();

/** SHA-256 of the normalised address, hexadecimal. */
export const emailHash = (email: string): string => createHash('sha256').update(normaliseEmail(email)).digest('hex');

/** The configured admins. Hashed once, asked at each request. */
export class AdminList {
  private readonly hashes: ReadonlySet<string>;

  constructor(emails: readonly string[]) {
    this.hashes = new Set(emails.map(emailHash));
  }

  get size(): number {
    return this.hashes.size;
  }

  /** Only a confirmed address counts: anybody can sign up with somebody else's. */
  has({ confirmed, eh }: Pick<AccessClaims, 'confirmed' | 'eh'>): boolean {
    return confirmed && this.hashes.has(eh);
  }

  roleOf(claims: AccessClaims): Role | 'none' {
    return this.has(claims) ? 'admin' : claims.role;
  }
}
