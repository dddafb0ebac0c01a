import { eventually } from '@stallbook/testing';
import { createMarket, marketInput } from './testing/fixtures.js';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

const BOUNDARY = 'x';

/** A form whose file stops in the middle until `finish` is called. */
function pausedForm(filename: string) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      send(`${head}%PDF-1.4\n${' '.repeat(200_000)}`);
      finish = () => {
        send(`end\r\n--${BOUNDARY}--\r\n`);
        controller.close();
      };
    },
  });
  return { body, finish: () => finish() };
}

describe('uploads in progress when Stallbook stops', () => {
  let harness: Harness;
  let olga: Person;
  let market: string;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'events', 'attachments']);
    olga = await harness.join('olga', 'organizer');
    market = await createMarket(olga, marketInput(harness, 'With files'));
  });
  afterAll(() => harness.close());

  async function begin(filename: string, uploads: number) {
    const { body, finish } = pausedForm(filename);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const init = { method: 'POST', body, headers, duplex: 'half' as const };
    const answer = olga.fetch(`/uploads/attachments/${market}`, init).then(async (reply) => ({
      status: reply.status,
      body: (await reply.json()) as object,
    }));
    const received = harness.db('attachments').collection('uploads');
    await eventually(async () => expect(await received.countDocuments()).toBe(uploads));
    return { answer, finish };
  }

  it('are completed, and those that take too long are answered as interrupted', async () => {
    const completed = await begin('map.pdf', 1);
    const endless = await begin('plan.pdf', 2);
    const restarted = harness.restart(() => Promise.resolve());
    await eventually(() => expect(fetch(harness.url)).rejects.toThrow());
    completed.finish();
    expect(await completed.answer).toMatchObject({ status: 200, body: { filename: 'map.pdf' } });
    expect(await endless.answer).toMatchObject({ status: 422, body: { error: { code: 'UPLOAD_INTERRUPTED' } } });
    await restarted;
    const attachments = await harness.db('attachments').collection('attachments').find().toArray();
    expect(attachments.map(({ filename }) => filename as string)).toEqual(['map.pdf']);
  });
});
