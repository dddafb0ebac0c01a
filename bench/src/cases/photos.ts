import { photoOf5MB } from '../fixtures/images.js';
import { createDraft, publishMarketEvent } from '../fixtures/marketplace.js';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser, DEMO } from '../harness/browser.js';
import { plainFigure } from '../harness/figure.js';
import type { Program } from '../harness/program.js';
import { forgetPeak, peakOf, residentOf } from '../harness/resident.js';
import { interleave, milliseconds } from '../harness/rounds.js';

const CONCURRENCY = 10;
const ROUNDS = 3;

interface Measured {
  ms: number;
  /** Megabytes of the attachments service at its peak. */
  peak: number;
}

interface Photos {
  images: { thumbnailUrl: string | null }[];
}

export const photos: BenchCase = {
  name: 'photos',
  title: 'ten photos and ten banners of 5 MB at the same time, services apart: thumbnails, banners, memory',
  async run(stage) {
    const { gateway, attachments, ...others } = await stage.apart('bench_photos', [
      'identity',
      'events',
      'applications',
      'attachments',
    ]);
    if (!gateway || !attachments) throw new Error('a program was not started');
    const organizer = await Browser.signedIn(gateway.url, DEMO.organizer);
    const vendor = await Browser.signedIn(gateway.url, DEMO.vendor);
    const events: string[] = [];
    for (let index = 0; index < CONCURRENCY; index += 1) events.push(await publishMarketEvent(organizer, index));
    const drafts: string[] = [];
    for (const id of events.slice(0, ROUNDS + 1)) drafts.push(await createDraft(vendor, id));
    const photo = await photoOf5MB();
    await attachments.ask('memory');
    const resting = residentOf(attachments.pid);

    const measured = (work: () => Promise<unknown>) => measure(attachments, work);
    const { thumbnails, banner, banners } = await stage.profiled(attachments, 'photos', () =>
      interleave(
        {
          thumbnails: () => measured(() => addPhotos(vendor, drafts.pop() ?? '', photo)),
          banner: () => measured(() => changeBanner(organizer, events[0] ?? '', photo)),
          banners: () => measured(() => Promise.all(events.map((id) => changeBanner(organizer, id, photo)))),
        },
        { rounds: ROUNDS },
      ),
    );
    for (const program of [gateway, attachments, ...Object.values(others)]) await program.stop();
    const took = (side: Measured[]) => side.map(({ ms }) => ms);
    const growth = (side: Measured[]) => side.map(({ peak }) => peak - resting);
    const note = `attachments rested at ${Math.round(resting)} MB`;
    const memory = { unit: 'MB', bar: { most: 80 }, note };
    return [
      plainFigure({ name: 'ten photos, until all thumbnails', unit: 'ms', bar: { most: 5_000 } }, took(thumbnails)),
      plainFigure({ name: 'ten photos, memory', ...memory }, growth(thumbnails)),
      plainFigure({ name: 'a banner, until it is visible', unit: 'ms', bar: { most: 3_000 } }, took(banner)),
      plainFigure({ name: 'ten banners, until all are visible', unit: 'ms' }, took(banners)),
      plainFigure({ name: 'ten banners, memory', ...memory }, growth(banners)),
    ];
  },
};

async function measure({ pid }: Program, work: () => Promise<unknown>): Promise<Measured> {
  forgetPeak(pid);
  const ms = await milliseconds(work);
  return { ms, peak: peakOf(pid) };
}

async function addPhotos(vendor: Browser, applicationId: string, photo: File): Promise<void> {
  const fields = { applicationId, fileSize: String(photo.size) };
  const add = () => vendor.upload('/uploads/application-images', photo, fields);
  await Promise.all(Array.from({ length: CONCURRENCY }, add));
  const { images } = await vendor.query<Photos>('ApplicationImages', { applicationId });
  if (images.length !== CONCURRENCY) throw new Error(`the application has ${images.length} photos`);
  await Promise.all(images.map(({ thumbnailUrl }) => vendor.get(thumbnailUrl ?? '')));
}

async function changeBanner(organizer: Browser, eventId: string, photo: File): Promise<void> {
  const fields = { fileSize: String(photo.size), cropX: '0.5', cropY: '0.5', zoom: '1' };
  const event = await organizer.upload<{ bannerImageUrl: string }>(`/uploads/event-banners/${eventId}`, photo, fields);
  await organizer.get(event.bannerImageUrl);
}
