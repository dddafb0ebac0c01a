import { newId } from '@stallbook/kernel';
import { Conversation, Reader } from '../fixtures/conversation.js';
import { seedLivePeople, type LivePerson } from '../fixtures/live-people.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { openKafkaEcho } from '../harness/kafka-echo.js';
import { interleave, paced } from '../harness/rounds.js';
import { percentile } from '../harness/stats.js';

const PREFIX = 'bench_message';
/** Each stays under the hourly limit of messages. */
const VENDORS = 4;
const PACE = { count: 50, everyMs: 100 };

interface Shown {
  inConversation: number;
  everywhere: number;
}

export const message: BenchCase = {
  name: 'message',
  title: 'from a message sent to shown to the other person, 10 a second, against a kafkajs round trip',
  async run(stage) {
    const app = await stage.stallbook(PREFIX, { demo: false });
    const people = await seedLivePeople(stage.client.db(`${PREFIX}_notifications`), app.url, { count: 2 * VENDORS });
    const organizer = people[1] as LivePerson;
    const vendors = people.filter((_, index) => index % 2 === 0);
    const talks = await Promise.all(vendors.map(({ browser }) => Conversation.between(browser, organizer.id)));
    const { reader, end } = await Reader.of(organizer.browser);
    const echo = await openKafkaEcho(stage.servers.env.KAFKA_BROKERS ?? '');
    const { kafka, ours } = await stage.profiled(app, 'message', () =>
      interleave<'kafka' | 'ours', Shown[]>({
        kafka: () => paced(PACE, async () => both(await echo.roundTrip())),
        ours: () => paced(PACE, (index) => shown(talks[index % VENDORS] as Conversation, reader)),
      }),
    );
    end();
    await echo.close();
    await app.stop();
    const p95 = (rounds: Shown[][], of: keyof Shown) =>
      rounds.map((round) =>
        percentile(
          round.map((one) => one[of]),
          0.95,
        ),
      );
    const figure = (where: string, of: keyof Shown) => {
      const about = { name: `message shown in ${where}, p95`, unit: 'ms', bar: { most: 8 } };
      return ratioFigure(about, p95(ours, of), p95(kafka, of));
    };
    return [figure('the open conversation', 'inConversation'), figure('list and badge', 'everywhere')];
  },
};

const both = (ms: number): Shown => ({ inConversation: ms, everywhere: ms });

async function shown(talk: Conversation, reader: Reader): Promise<Shown> {
  const id = newId();
  const started = performance.now();
  const arrived = reader.arrival(id).then(() => performance.now() - started);
  const sent = talk.send(id);
  const inConversation = await arrived;
  await reader.refresh(talk.id);
  const everywhere = performance.now() - started;
  await sent;
  return { inConversation, everywhere };
}
