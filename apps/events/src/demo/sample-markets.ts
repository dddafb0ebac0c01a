import { randomBytes } from 'node:crypto';
import { idFrom, type Clock } from '@stallbook/kernel';
import { demoAccountId } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { importSettings } from '../import/domain/import-settings.js';
import { bannerOf } from '../import/domain/row-identity.js';
import { codeInBlock } from '../market-event/domain/event-code.js';
import { detailsOf } from '../market-event/domain/market-event-details.js';
import { marketEvent, type MarketEventCommand } from '../market-event/domain/market-event.decider.js';
import { noContact } from '../market-event/domain/market-event.state.js';
import { reserveCodeBlock } from '../market-event/event-codes.js';
import { sampleRows, type SampleRow } from './sample-rows.js';

/** The organizer of samples. The demo account organizes the markets of the demo season. */
export const DEMO_ORGANIZER = demoAccountId('hearth@stallbook.example');
/** Every fifth sample belongs to an organizer; the others can be claimed. */
const OWNED_EVERY = 5;
const IMPORT = idFrom('demo', 'sample markets');

const idOf = (row: number): string => idFrom('demo', 'market', String(row));

/** Adds some sixty market events in one transaction, once. Returns how many were added. */
export async function seedSampleMarkets(store: EventStore, clock: Clock): Promise<number> {
  const samples = await sampleRows(clock.now().toISOString().slice(0, 10));
  const [first] = samples;
  if (!first || (await store.load(marketEvent, idOf(first.row))).version > 0) return 0;
  return store.transaction(
    systemContext({ commandId: 'sample-markets' }),
    async (tx) => {
      const block = await reserveCodeBlock(tx, IMPORT);
      const commands = samples.flatMap((sample, index) => {
        const commandsFor = index % OWNED_EVERY === 0 ? owned : claimable;
        return commandsFor(sample, codeInBlock(block, index + 1)).map((command) => ({ id: idOf(sample.row), command }));
      });
      const done = await tx.executeMany(marketEvent, commands);
      return new Set(done.filter(({ appended }) => appended.length > 0).map(({ id }) => id)).size;
    },
    // Another process of the service added them.
    { repeated: () => Promise.resolve(0) },
  );
}

/** Published, and open to applications. */
function owned({ details }: SampleRow, eventCode: string): MarketEventCommand[] {
  const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
  const change = { ...detailsOf(details), ...fees, foodVendorsAllowed: true, parkingAvailable: true };
  return [
    { type: 'draft', organizerId: DEMO_ORGANIZER, eventCode, change },
    { type: 'publish', actorId: DEMO_ORGANIZER },
  ];
}

function claimable({ row, details }: SampleRow, eventCode: string): MarketEventCommand[] {
  const data = {
    ...noContact,
    ...details,
    importId: IMPORT,
    row,
    eventCode,
    claimToken: randomBytes(24).toString('base64url'),
    bannerImageUrl: bannerOf(idOf(row), importSettings.banners),
  };
  return [{ type: 'seed', data }];
}
