import { createMarketEvent, publishMarketEvent, type CreateMarketEventInput } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { newId, type Actor } from '@stallbook/kernel';
import { marketEvent } from '../market-event/domain/market-event.decider.js';
import type { SeededData } from '../market-event/domain/ownership.js';
import { fields, seeded } from './builders.js';
import type { Harness } from './harness.js';

let seeds = 0;

/** As an import creates it: published, without an organizer. */
export async function seedMarketEvent(harness: Harness, given: Partial<SeededData> = {}): Promise<string> {
  seeds += 1;
  const data = { ...seeded().data, eventCode: `MAAA-${String(seeds).padStart(4, '0')}`, ...given };
  const id = newId();
  const context = systemContext({ commandId: newId() });
  await harness.app.get(EventStore).execute(marketEvent, id, context, { type: 'seed', data });
  return id;
}

export async function publishedMarketEvent(
  harness: Harness,
  owner: Actor,
  given: Partial<CreateMarketEventInput> = {},
): Promise<string> {
  const { id } = await harness.call(createMarketEvent, fields(given), owner);
  await harness.call(publishMarketEvent, { id }, owner);
  return id;
}
