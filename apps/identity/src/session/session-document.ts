export interface SessionDocument {
  _id: string;
  accountId: string;
  nonce: string;
  /** Of the current token. */
  generation: number;
  rotatedAt: Date;
  userAgent: string | null;
  /** Opened by a reset link: until then, a new password needs no current one. */
  resetUntil?: Date;
  /** Opened by a password, with work after the sign-in still to do. */
  fresh?: boolean;
  /** Last check of the second factor. */
  factorAt?: Date;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}
