import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { seedAcceptedVendors } from '../fixtures/accepted-vendors.js';
import { seedLivePeople, type LivePerson } from '../fixtures/live-people.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { plainFigure } from '../harness/figure.js';
import { milliseconds } from '../harness/rounds.js';

const PREFIX = 'bench_broadcast';
const VENDORS = 5_000;
const WITHIN_MS = 600_000;

export const broadcast: BenchCase = {
  name: 'broadcast',
  title: 'an organizer’s message to 5,000 vendors: until it is queued, and how often each vendor received it',
  async run(stage) {
    const app = await stage.stallbook(PREFIX, { demo: false });
    const notifications = stage.client.db(`${PREFIX}_notifications`);
    const [, { id, browser: organizer }] = (await seedLivePeople(notifications, app.url, { count: 2 })) as [
      LivePerson,
      LivePerson,
    ];
    const eventId = await seedAcceptedVendors(notifications, id, VENDORS);
    const group = { eventId, group: 'accepted' };
    const { preview } = await organizer.query<{ preview: { total: number } }>('PreviewBroadcast', { input: group });
    const input = { ...group, broadcastId: newId(), content: 'Load-in starts at 7.', expected: preview.total };
    const { queued, sent } = await stage.profiled(app, 'broadcast', async () => {
      const started = performance.now();
      const queued = await milliseconds(() => organizer.mutate('StartBroadcast', { input }));
      await untilSent(organizer, eventId);
      return { queued, sent: performance.now() - started };
    });
    await app.stop();
    const received = await receivedOf(notifications, eventId);
    const notOnce = VENDORS - received.filter((count) => count === 1).length;
    const rate = (VENDORS / sent) * 1_000;
    const note = `sent to ${preview.total} vendors`;
    return [
      plainFigure({ name: 'broadcast to 5,000, until queued', unit: 'ms', bar: { most: 2_000 }, note }, [queued]),
      plainFigure({ name: 'vendors without exactly one message', unit: '', bar: { most: 0 } }, [notOnce]),
      plainFigure({ name: 'messages of a broadcast', unit: '/s' }, [rate]),
    ];
  },
};

async function untilSent(organizer: Browser, eventId: string): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await pause(500)) {
    const { broadcasts } = await organizer.query<{ broadcasts: { status: string }[] }>('MyBroadcasts', { eventId });
    if (broadcasts[0]?.status === 'sent') return;
  }
  throw new Error('the broadcast took too long');
}

/** How many messages each vendor received in conversations about the market event. */
async function receivedOf(notifications: Db, marketEventId: string): Promise<number[]> {
  const people = await notifications
    .collection('applicationReplicas')
    .aggregate<{ messages: number }>([
      { $match: { marketEventId, status: 'accepted' } },
      {
        $lookup: {
          from: 'messageParticipants',
          localField: 'vendorId',
          foreignField: 'personId',
          pipeline: [
            { $lookup: { from: 'messages', localField: 'threadId', foreignField: 'threadId', as: 'messages' } },
          ],
          as: 'threads',
        },
      },
      { $project: { messages: { $sum: { $map: { input: '$threads', in: { $size: '$$this.messages' } } } } } },
    ])
    .toArray();
  return people.map(({ messages }) => messages);
}
