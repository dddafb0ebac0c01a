import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { publishMarketEvent } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave, perSecond } from '../harness/rounds.js';

const PREFIX = 'bench_download';
const BYTES = 10 * 1_048_576;
const DOWNLOADS = 24;
const CONCURRENCY = 4;
const REPLICA_MS = 20_000;

export const download: BenchCase = {
  name: 'download',
  title: 'download of an attachment of 10 MB through the gateway, four in parallel, against bare Fastify and GridFS',
  async run(stage) {
    const app = await stage.stallbook(PREFIX);
    const organizer = await Browser.signedIn(app.url, DEMO.organizer);
    const id = await attach(organizer, await publishMarketEvent(organizer, 0));
    const bare = await stage.floor('bare-download', {
      MONGODB_URL: stage.servers.env.MONGODB_URL,
      DATABASE: `${PREFIX}_attachments`,
      FILE: id,
    });
    const used = { ours: '', bare: '' };
    const rateOf = async (side: 'ours' | 'bare', read: () => Promise<number>) => {
      const before = stage.processor({ app, bare });
      const rate = await perSecond(DOWNLOADS, CONCURRENCY, async () => {
        const size = await read();
        if (size !== BYTES) throw new Error(`a download had ${size} bytes`);
      });
      used[side] = sharesOf(before, stage.processor({ app, bare }), DOWNLOADS);
      return rate;
    };
    const floor = new Browser(bare.url);
    const rates = await stage.profiled(app, 'download', () =>
      interleave({
        bare: () => rateOf('bare', () => floor.get('/file')),
        ours: () => rateOf('ours', () => byLink(organizer, id)),
      }),
    );
    await Promise.all([app.stop(), bare.stop()]);
    const note = `ours ${used.ours}; bare ${used.bare}`;
    const about = { name: 'download of 10 MB', unit: '/s', bar: { least: 0.6 }, note };
    return [ratioFigure(about, rates.ours, rates.bare)];
  },
};

/** A link is short-lived, so every download asks for its own, as a click does. */
async function byLink(person: Browser, id: string): Promise<number> {
  const { download } = await person.mutate<{ download: { signedUrl: string } }>('DownloadLink', { id });
  return person.get(download.signedUrl);
}

/** The replica of a new market event may arrive late. */
async function attach(organizer: Browser, eventId: string): Promise<string> {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(BYTES)]).subarray(0, BYTES);
  const file = new File([pdf], 'layout.pdf', { type: 'application/pdf' });
  for (const end = Date.now() + REPLICA_MS; ; await pause(500)) {
    try {
      const { id } = await organizer.upload<{ id: string }>(`/uploads/attachments/${eventId}`, file);
      return id;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
