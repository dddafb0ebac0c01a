import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Stallbook';
/** A code is good a step before and after its own: clocks differ, and people type. */
const TOLERANCE_SECONDS = 30;

/** 160 bits in base32. */
export const newSecret = (): string => generateSecret();

export const uriOf = (secret: string, label: string): string => generateURI({ issuer: ISSUER, label, secret });

/** The time step of a code; undefined where it is not right now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
