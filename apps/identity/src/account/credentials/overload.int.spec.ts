import { checkSecondFactor, confirmPassword } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import { factorsOn, PASSWORD } from '../../second-factor/testing/factors.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { PasswordHasher } from './password-hasher.js';

describe('while too many hashes wait', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  const { enroll } = factorsOn(() => harness);

  const checks = {
    'a login': async (email: string) => {
      await harness.join(email, PASSWORD);
      return () => harness.signIn(email, PASSWORD);
    },
    'the current password': async (email: string) => {
      const actor = harness.actorIn(await harness.join(email, PASSWORD));
      return () => harness.call(confirmPassword, { currentPassword: PASSWORD }, actor);
    },
    'a recovery code': async (email: string) => {
      const { recoveryCodes, session } = await enroll(email);
      const actor = harness.actorIn(session);
      return () => harness.call(checkSecondFactor, { code: recoveryCodes[0] ?? '' }, actor);
    },
  };

  it.each(Object.entries(checks))('%s does not count as wrong', async (what, open) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`;
    const check = await open(email);
    const verify = jest
      .spyOn(harness.app.get(PasswordHasher), 'verify')
      .mockRejectedValue(new DomainError('OVERLOADED', 'Please try again in a moment.'));
    for (let tried = 0; tried < 12; tried += 1) await expect(check()).rejects.toMatchObject({ code: 'OVERLOADED' });
    verify.mockRestore();
    await expect(check()).resolves.toBeDefined();
    const failures = { kind: { $in: ['sign_in_failed', 'second_factor_failed'] } };
    expect(await harness.db.collection('securityEvents').countDocuments(failures)).toBe(0);
  });
});
