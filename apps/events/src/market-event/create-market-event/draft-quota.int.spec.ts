import { createMarketEvent } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { EventsModule } from '../../events.module.js';
import { fields } from '../../testing/builders.js';

const LIMIT = 3;
const refusal = {
  code: 'MARKET_EVENT.DAILY_LIMIT_REACHED',
  message: 'You can create up to 3 events per day. Please try again tomorrow.',
};

describe('market events that an organizer creates in a day', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    const env = { STALLBOOK_DRAFTS_PER_DAY: String(LIMIT) };
    harness = await openServiceHarness({ name: 'events', module: EventsModule, now: '2027-03-01T12:00:00Z', env });
  });
  afterAll(() => harness.close());

  it('are limited until the next day, even when created concurrently', async () => {
    const organizer = actorAs('organizer');
    const create = (commandId: string = newId()) => harness.call(createMarketEvent, fields(), organizer, commandId);
    const first = newId();
    const { id } = await create(first);
    const others = await Promise.allSettled(Array.from({ length: 6 }, () => create()));
    expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT - 1);
    await expect(create()).rejects.toMatchObject(refusal);
    expect((await create(first)).id).toBe(id);
    await harness.call(createMarketEvent, fields(), actorAs('organizer'));
    await harness.clock.advance(12 * 60 * 60_000);
    await create();
  });
});
