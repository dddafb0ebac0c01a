import { confirmAuthenticator, startAuthenticator } from '@stallbook/contracts';
import type { SecondFactorNeeded, Session } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { generateSync } from 'otplib';
import type { Harness } from '../testing/harness.js';

export const PASSWORD = 'a pass phrase';

/** People and their second factors, for the specs of this folder. */
export function factorsOn(stage: () => Harness) {
  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(stage().clock.now().getTime() / 1000) });
  const join = async (email: string): Promise<Session> => {
    await stage().register(email, PASSWORD);
    return (await stage().confirm(email)).session!;
  };
  return {
    codeOf,
    join,
    /** With an authenticator app; the secret of it, the recovery codes and the session that set it up. */
    enroll: async (email: string) => {
      const session = await join(email);
      const actor = stage().actorIn(session);
      const { secret } = await stage().call(startAuthenticator, { currentPassword: PASSWORD }, actor);
      const { recoveryCodes } = await stage().call(confirmAuthenticator, { code: codeOf(secret) }, actor);
      return { secret, recoveryCodes, session };
    },
    /** The ticket of a sign-in that goes on with the second factor. */
    ticketOf: async (opening: Promise<unknown>): Promise<SecondFactorNeeded> => {
      const outcome: unknown = await opening.catch((error: unknown) => error);
      if (!DomainError.is(outcome) || outcome.code !== 'IDENTITY.SECOND_FACTOR_NEEDED') {
        throw new Error(`no second factor was asked for: ${JSON.stringify(outcome)}`);
      }
      return outcome.details as unknown as SecondFactorNeeded;
    },
    /** Codes change every half minute, and each opens once. */
    nextCode: () => stage().clock.advance(30_000),
  };
}
