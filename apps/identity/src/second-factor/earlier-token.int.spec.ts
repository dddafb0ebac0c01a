import * as contracts from '@stallbook/contracts';
import type { Actor, Operation } from '@stallbook/kernel';
import { openHarness, type Harness } from '../testing/harness.js';
import { SecurityKey } from '../testing/security-key.js';
import type { SecondFactorDocument } from './second-factor.schema.js';
import { factorsOn, PASSWORD } from './testing/factors.js';

type AnyOperation = Operation<object, unknown>;

const ORIGIN = 'https://stallbook.example';
const isChange = (value: unknown): value is AnyOperation =>
  typeof value === 'object' &&
  value !== null &&
  'service' in value &&
  value.service === 'identity' &&
  'stepUp' in value;
const changes = Object.values(contracts as Record<string, unknown>).filter(isChange);

describe('an access token from before the second factor was turned on', () => {
  let harness: Harness;
  let earlier: Actor;
  let inputs: Record<string, object>;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_PUBLIC_URL: ORIGIN });
    const session = await join('before@example.org');
    earlier = harness.actorIn(session);
    const add = async (actor: Actor, currentPassword?: string) =>
      new SecurityKey(ORIGIN).create((await harness.call(contracts.startPasskey, { currentPassword }, actor)).options);
    const begun = await add(earlier, PASSWORD);
    const { secret } = await harness.call(contracts.startAuthenticator, { currentPassword: PASSWORD }, earlier);
    await harness.call(contracts.confirmAuthenticator, { code: codeOf(secret) }, earlier);
    const owner = harness.actorIn(await harness.call(contracts.refreshSession, { refreshToken: session.refreshToken }));
    await harness.call(contracts.addPasskey, { name: 'Phone', response: await add(owner) }, owner);
    const { passkeys } = await harness.call(contracts.mySecondFactor, {}, owner);
    const next = await harness.call(contracts.startAuthenticator, {}, owner);
    const id = passkeys[0]!.id;
    inputs = {
      'identity.startAuthenticator': { currentPassword: PASSWORD },
      'identity.confirmAuthenticator': { code: codeOf(next.secret) },
      'identity.removeAuthenticator': {},
      'identity.startPasskey': { currentPassword: PASSWORD },
      'identity.addPasskey': { name: 'Thief', response: begun },
      'identity.renamePasskey': { id, name: 'Thief' },
      'identity.removePasskey': { id },
      'identity.renewRecoveryCodes': {},
      'identity.turnOffSecondFactor': {},
      'identity.requestEmailChange': { email: 'thief@example.org', currentPassword: PASSWORD },
      'identity.eraseAccount': { currentPassword: PASSWORD },
    };
  });
  afterAll(() => harness.close());

  const { codeOf, join } = factorsOn(() => harness);
  const stored = () => harness.db.collection<SecondFactorDocument>('secondFactors').findOne({ _id: earlier.id });

  it.each(changes.map((operation) => [operation.name, operation] as const))(
    'changes nothing with %s',
    async (name, operation) => {
      const before = await stored();
      await expect(harness.call(operation, inputs[name]!, earlier)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
      expect(await stored()).toEqual(before);
    },
  );
});
