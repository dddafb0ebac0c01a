import { deleteAttachment, requestUpload } from '@stallbook/contracts';
import { MEGABYTE } from '@stallbook/kernel';
import { organizer, pdf } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';

const refusal = {
  code: 'ATTACHMENT.STORAGE_FULL',
  message: 'Your files may take up to 1 MB in total. Delete some files to upload new ones.',
};

describe('the files of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z', { STALLBOOK_STORAGE_PER_ORGANIZER_MB: '1' });
  });
  afterAll(() => harness.close());

  it('are limited in total size over all events, even when uploaded concurrently', async () => {
    const olga = organizer();
    const markets = [await harness.openMarket(olga), await harness.openMarket(olga)];
    const [market = '', other = ''] = markets;
    const small = await harness.add(olga, market, 'small.pdf', pdf(MEGABYTE / 2));
    const tickets = await Promise.all([1, 2, 3].map((n) => harness.ticketFor(olga, other, `${n}.pdf`)));
    const answers = await Promise.all(tickets.map((ticket) => harness.send(ticket, pdf(MEGABYTE / 2 - 100))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const full = answers.find(({ status }) => status === 422);
    expect(full?.body.error).toMatchObject(refusal);
    expect((await harness.storedCounts()).files).toBe(2);
    const asked = { eventId: market, filename: 'more.pdf', fileSize: 1_000 };
    await expect(harness.call(requestUpload, asked, olga)).rejects.toMatchObject(refusal);
    await harness.call(deleteAttachment, { attachmentId: small.id }, olga);
    await harness.add(olga, market, 'again.pdf', pdf(MEGABYTE / 2));
    const oskar = organizer();
    await harness.add(oskar, await harness.openMarket(oskar), 'his.pdf', pdf(MEGABYTE - 100));
  });
});
