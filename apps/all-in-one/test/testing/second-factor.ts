import { generateSync } from 'otplib';
import type { Person } from './person.js';
import { PASSWORD, type Harness } from './harness.js';

const START = 'mutation($input: StartSecondFactorInput!) { it: startAuthenticator(input: $input) { secret } }';
const CONFIRM =
  'mutation($input: ConfirmAuthenticatorInput!) { it: confirmAuthenticator(input: $input) { recoveryCodes } }';

export interface Factor {
  recoveryCodes: string[];
  /** The current code of the app. Codes change every 30 seconds and work once. */
  code: () => string;
  next: () => Promise<string>;
}

export async function enroll(harness: Harness, person: Person): Promise<Factor> {
  const { it } = await person.do<{ it: { secret: string } }>(START, { input: { currentPassword: PASSWORD } });
  const code = () => generateSync({ secret: it.secret, epoch: Math.floor(harness.clock.now().getTime() / 1000) });
  const added = await person.do<{ it: { recoveryCodes: string[] } }>(CONFIRM, { input: { code: code() } });
  await person.post('/auth/refresh', {});
  const next = async () => {
    await harness.clock.advance(30_000);
    return code();
  };
  return { recoveryCodes: added.it.recoveryCodes, code, next };
}
