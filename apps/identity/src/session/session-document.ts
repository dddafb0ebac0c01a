export interface SessionDocument {
  _id: string;
  accountId: string;
  nonce: string;
  /** Of the token that is good now. */
  generation: number;
  rotatedAt: Date;
  userAgent: string | null;
  /** Opened by a reset link: until then the password may be set without the current one. */
  resetUntil?: Date;
  /** Opened by a password, and what follows from that is still to be done. */
  fresh?: boolean;
  /** When the second factor was last shown in it. */
  factorAt?: Date;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}
