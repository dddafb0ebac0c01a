import { randomBytes } from 'node:crypto';
import { idFrom, type Clock } from '@stallbook/kernel';
import { demoAccountId } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { importSettings } from '../import/domain/import-settings.js';
import { bannerOf } from '../import/domain/row-identity.js';
import { detailsOf } from '../market-event/domain/market-event-details.js';
import { codeInBlock } from '../market-event/domain/event-code.js';
import { marketEvent, type MarketEventEvent, type MarketEventState } from '../market-event/domain/market-event.js';
import { draft, seed } from '../market-event/domain/market-event.decider.js';
import { reserveCodeBlock } from '../market-event/event-codes.js';
import { timeZoneOf } from '../geo/time-zone.js';
import { sampleRows, type SampleRow } from './sample-rows.js';

/** The organizer among the demo accounts. */
export const DEMO_ORGANIZER = demoAccountId('organizer@stallbook.example');
/** One sample of so many belongs to the demo organizer, the others wait to be claimed. */
const OWNED_EVERY = 5;
const IMPORT = idFrom('demo', 'sample markets');

const idOf = (row: number): string => idFrom('demo', 'market', String(row));

/**
 * Some sixty market events for a fresh demo, all in one transaction. What is there already stays as it is. Answers how
 * many were added.
 */
export async function seedSampleMarkets(store: EventStore, clock: Clock): Promise<number> {
  const samples = await sampleRows(clock.now().toISOString().slice(0, 10));
  const [first] = samples;
  if (!first || (await store.load(marketEvent, idOf(first.row))).version > 0) return 0;
  return store.transaction(
    systemContext({ commandId: 'sample-markets' }),
    async (tx) => {
      const block = await reserveCodeBlock(tx, IMPORT);
      const done = await tx.executeMany(
        marketEvent,
        samples.map((sample, index) => {
          const decide = index % OWNED_EVERY === 0 ? owned : claimable;
          return { id: idOf(sample.row), decide: (state) => decide(state, sample, codeInBlock(block, index + 1)) };
        }),
      );
      return done.filter(({ appended }) => appended > 0).length;
    },
    // Another process of the service was first.
    { repeated: () => Promise.resolve(0) },
  );
}

/** The organizer's own, published and taking applications. */
function owned(state: MarketEventState, { details }: SampleRow, eventCode: string): MarketEventEvent[] {
  const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
  const change = { ...detailsOf(details), ...fees, foodVendorsAllowed: true, parkingAvailable: true };
  const drafted = draft(state, { organizerId: DEMO_ORGANIZER, eventCode, change, zoneOf: timeZoneOf });
  return [...drafted, { type: 'market-event.published', data: { organizerId: DEMO_ORGANIZER } }];
}

function claimable(state: MarketEventState, { row, details }: SampleRow, eventCode: string): MarketEventEvent[] {
  const bannerImageUrl = bannerOf(idOf(row), importSettings.banners);
  const claimToken = randomBytes(24).toString('base64url');
  return seed(state, {
    ...details,
    importId: IMPORT,
    row,
    eventCode,
    claimToken,
    bannerImageUrl,
    contactSubject: null,
  });
}
