import { confirmAuthenticator, startAuthenticator, type SecondFactorNeeded, type Session } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { generateSync } from 'otplib';
import type { Harness } from '../../testing/harness.js';

export const PASSWORD = 'a pass phrase';

const CODE_MS = 30_000;

export function factorsOn(harness: () => Harness) {
  const codeOf = (secret: string) =>
    generateSync({ secret, epoch: Math.floor(harness().clock.now().getTime() / 1000) });
  const join = async (email: string): Promise<Session> => {
    await harness().register(email, PASSWORD);
    return (await harness().confirm(email)).session!;
  };
  /** Codes change every 30 seconds and work once. */
  const nextCode = () => harness().clock.advance(CODE_MS - (harness().clock.now().getTime() % CODE_MS));
  return {
    codeOf,
    join,
    /** Returns the secret, the code that confirmed the app, the recovery codes, and the session that set it up. */
    enroll: async (email: string) => {
      const session = await join(email);
      const actor = harness().actorIn(session);
      const { secret } = await harness().call(startAuthenticator, { currentPassword: PASSWORD }, actor);
      await nextCode();
      const code = codeOf(secret);
      const { recoveryCodes } = await harness().call(confirmAuthenticator, { code }, actor);
      return { secret, code, recoveryCodes, session };
    },
    /** The ticket for the second step. */
    ticketOf: async (opening: Promise<unknown>): Promise<SecondFactorNeeded> => {
      const outcome: unknown = await opening.catch((error: unknown) => error);
      if (!DomainError.is(outcome) || outcome.code !== 'IDENTITY.SECOND_FACTOR_NEEDED') {
        throw new Error(`no second factor was asked for: ${JSON.stringify(outcome)}`);
      }
      return outcome.details as unknown as SecondFactorNeeded;
    },
    nextCode,
  };
}
