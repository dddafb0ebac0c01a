import { carryOutErasure, eraseAccount } from '@stallbook/contracts';
import { DAY_MS } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';

describe('the address of an erased person', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
    // The queue's time is real, so its emails are later than all announcements.
    await harness.clock.moveTo(new Date(harness.clock.now().getTime() - DAY_MS));
  });
  afterAll(() => harness?.close());

  it('keeps the emails to a person who signed up with it after the first announcement', async () => {
    const email = 'ann@example.org';
    const actor = harness.actorIn(await harness.join(email, PASSWORD));
    const { id } = await harness.call(eraseAccount, { currentPassword: PASSWORD }, actor);
    const announced = () => harness.call(carryOutErasure, { id }, actorAs('system'));
    await announced();
    expect(await harness.mailsTo(email)).toEqual([]);
    await harness.register(email, PASSWORD);
    await harness.lastMailTo(email, 'confirm_sign_up');
    for (const minutes of [6, 60]) {
      await harness.clock.advance(minutes * 60_000);
      await announced();
      expect(await harness.mailsTo(email)).toHaveLength(1);
    }
  });
});
