import { setTimeout as sleep } from 'node:timers/promises';
import { fileLink } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { organizer, pdf } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

/** So few that the connection buffers all of it. */
const BYTES = 800_000;
/** About eight parts, together longer than a server keeps an idle connection by default. */
const PAUSE_MS = 12_000;
const WORKERS: Actor = { id: newId(), role: 'system' };

describe('a download that is taken slowly', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  it('is complete, although its server has sent all of it long before', async () => {
    const olga = organizer();
    const { id } = await harness.add(olga, await harness.openMarket(olga), 'map.pdf', pdf(BYTES));
    const { signedUrl } = await harness.call(fileLink, { id }, WORKERS);
    const reply = await fetch(`${harness.url}${signedUrl}`);
    let taken = 0;
    for await (const part of reply.body ?? []) {
      taken += part.length;
      await sleep(PAUSE_MS);
    }
    expect(taken).toBe(BYTES);
  });
});
