import { marketEvents } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';
import type { MarketEventDocument } from '../market-event.projection.js';

const PAGES = 100;
const PAGE_SIZE = 12;

describe('a list of more than a thousand market events', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  const add = (title: string, eventDate: string) => publishedMarketEvent(harness, owner, { title, eventDate });
  const page = (number: number) => harness.call(marketEvents, { page: number, pageSize: PAGE_SIZE });

  beforeAll(async () => (harness = await openHarness('2027-06-13T00:00:00Z')));
  afterAll(() => harness.close());

  it('shows the first past ones on the page after those ahead, also when one of these was just removed', async () => {
    const past = await add('Spring Market', '2027-04-10');
    const ahead = await add('Harvest Fair', '2027-09-04');
    const events = harness.db.collection<MarketEventDocument>('marketEvents');
    const one = await events.findOne({ _id: ahead });
    const more = Array.from({ length: PAGES * PAGE_SIZE }, (_, n) => ({
      ...one!,
      _id: newId(),
      eventCode: `MORE-${n}`,
    }));
    await events.insertMany(more);
    expect((await page(PAGES + 2)).items).toEqual([]);
    await events.deleteOne({ _id: ahead });
    expect((await page(PAGES + 1)).items.map(({ id }) => id)).toEqual([past]);
  });
});
