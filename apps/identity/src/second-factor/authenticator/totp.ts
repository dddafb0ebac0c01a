import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Stallbook';
/** Accepts one step before and after, for clock differences and typing. */
const TOLERANCE_SECONDS = 30;

/** 160 bits in base32. */
export const newSecret = (): string => generateSecret();

export const uriOf = (secret: string, label: string): string => generateURI({ issuer: ISSUER, label, secret });

/** The time step of a valid code, or undefined. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
