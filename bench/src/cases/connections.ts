import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { seedLivePeople, type Arrived, type LivePerson } from '../fixtures/live-people.js';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure } from '../harness/figure.js';
import { milliseconds, spread } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const PREFIX = 'bench_connections';
const PEOPLE = 2_000;
/** Opened and closed before the memory is measured. */
const WARM_UP = 200;
const CONCURRENCY = 100;
const EVERY_MS = 20;
const STEADY = 1_000;
/** Messages while all are disconnected, and while all come back. */
const MISSED = 200;
const RETURNING = 200;
const WITHIN_MS = 20_000;

export const connections: BenchCase = {
  name: 'connections',
  title: '2,000 live connections, 50 messages a second to random people, and all of them reconnecting together',
  async run(stage) {
    const app = await stage.stallbook(PREFIX, { demo: false });
    const notifications = stage.client.db(`${PREFIX}_notifications`);
    let arrivals: Arrived[] = [];
    const onMessage = (arrived: Arrived) => arrivals.push(arrived);
    const people = await seedLivePeople(notifications, app.url, { count: PEOPLE, onMessage });
    const messages = new Messages(people);

    await spread(WARM_UP, CONCURRENCY, async (index) => people[index]?.connect());
    for (const person of people.slice(0, WARM_UP)) person.disconnect();
    const before = await app.ask('memory');
    await spread(PEOPLE, CONCURRENCY, async (index) => people[index]?.connect());
    const after = await app.ask('memory');
    const kilobytesEach = (of: 'rss' | 'heapUsed') => (after[of] - before[of]) / PEOPLE / 1_000;

    const took = await stage.profiled(app, 'connections', async () => {
      await messages.send(STEADY);
      await arrived(() => arrivals.length >= STEADY);
      const steady = arrivals.map(({ sinceCommitMs }) => sinceCommitMs);
      arrivals = [];
      for (const person of people) person.disconnect();
      await messages.send(MISSED);
      const returning = messages.send(RETURNING);
      const reconnected = await milliseconds(() => Promise.all(people.map((person) => person.connect())));
      await returning;
      return { steady, reconnected };
    });
    const lost = await lostOf(notifications, people);
    for (const person of people) person.disconnect();
    await app.stop();
    const note = `all were connected again after ${Math.round(took.reconnected)} ms`;
    const p95 = percentile(took.steady, 0.95);
    return [
      plainFigure({ name: 'commit to socket, 2,000 live connections, p95', unit: 'ms', bar: { most: 300 } }, [p95]),
      plainFigure({ name: 'live messages lost', unit: '', bar: { most: 0 } }, [STEADY - took.steady.length]),
      plainFigure({ name: 'memory of a live connection', unit: 'kB', bar: { most: 60 } }, [kilobytesEach('rss')]),
      plainFigure({ name: 'memory of a live connection, heap alone', unit: 'kB' }, [kilobytesEach('heapUsed')]),
      plainFigure({ name: 'live notifications lost', unit: '', bar: { most: 0 }, note }, [lost]),
    ];
  },
};

/** Each from another person, and each the first of its conversation, so that it brings a notification. */
class Messages {
  private sent = 0;

  constructor(private readonly people: readonly LivePerson[]) {}

  async send(count: number): Promise<void> {
    const later = async (index: number) => {
      await pause(index * EVERY_MS);
      await this.sendOne();
    };
    await Promise.all(Array.from({ length: count }, (_, index) => later(index)));
  }

  private async sendOne(): Promise<void> {
    const from = (this.sent += 1);
    // Neighbors have different roles.
    const to = from + 1 + 2 * Math.floor((Math.random() * this.people.length) / 2);
    const at = (index: number) => this.people[index % this.people.length] as LivePerson;
    await at(from).write(at(to), newId());
  }
}

/** Notifications that did not come, and those that came twice. */
async function lostOf(notifications: Db, people: readonly LivePerson[]): Promise<number> {
  const userId = { $in: people.map(({ id }) => id) };
  const stored = await notifications.collection<{ _id: string }>('notifications').find({ userId }).toArray();
  const seen = () => people.flatMap((person) => person.seen);
  await arrived(() => seen().length >= stored.length);
  const unique = new Set(seen());
  return stored.filter(({ _id }) => !unique.has(_id)).length + seen().length - unique.size;
}

/** Waits a while; what has not arrived by then counts as lost. */
async function arrived(all: () => boolean): Promise<void> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end && !all(); await pause(50));
}
