import { Readable } from 'node:stream';
import { eventually } from '@stallbook/testing';
import { organizer, pdf } from '../testing/fixtures.js';
import { openHarness } from '../testing/harness.js';

it('an upload that is in progress when the service stops is completed', async () => {
  const harness = await openHarness('2027-04-01T10:00:00Z');
  const olga = organizer();
  let finish = (): void => {};
  const rest = new Promise<void>((resolve) => (finish = resolve));
  const body = Readable.from(
    (async function* () {
      yield pdf(100_000);
      await rest;
      yield Buffer.alloc(100_000);
    })(),
    { objectMode: false },
  );
  const ticket = await harness.ticketFor(olga, await harness.openMarket(olga), 'map.pdf');
  const sent = harness.send(ticket, body);
  await eventually(async () => expect((await harness.storedCounts()).uploads).toBe(1));
  const closed = harness.close();
  await eventually(() => expect(fetch(harness.url)).rejects.toThrow());
  finish();
  expect(await sent).toMatchObject({ status: 200, body: { attachment: { filename: 'map.pdf', fileSize: 200_000 } } });
  await closed;
});
