import { drained, openQueues } from '../fixtures/queues.js';
import type { BenchCase } from '../harness/bench-case.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave } from '../harness/rounds.js';

const PREFIX = 'bench_email_queue';
const BARE = 'bench-nothing';
const COUNT = 500;

export const emailQueue: BenchCase = {
  name: 'email-queue',
  title:
    'emails through the queue to a mail server that drops them, against bare BullMQ with empty jobs, 50 in parallel',
  async run(stage) {
    const env = { STALLBOOK_MAILS_PER_SECOND: '100000' };
    const app = await stage.stallbook(PREFIX, { demo: false, env });
    const floor = await stage.floor('bare-queue', { REDIS_URL: stage.servers.env.REDIS_URL, QUEUE: BARE });
    const queues = await openQueues(stage, PREFIX, BARE);
    const used = { ours: '', bare: '' };
    const drain = async (side: 'ours' | 'bare') => {
      const before = stage.processor({ app, floor });
      const rate = await drained(queues[side], COUNT);
      used[side] = sharesOf(before, stage.processor({ app, floor }), COUNT);
      return rate;
    };
    const rates = await stage.profiled(app, 'email-queue', () =>
      interleave<'bare' | 'ours', number>({ bare: () => drain('bare'), ours: () => drain('ours') }),
    );
    await queues.close();
    await Promise.all([app.stop(), floor.stop()]);
    const note = `ours ${used.ours}; bare ${used.bare}`;
    return [ratioFigure({ name: 'email queue', unit: 'jobs/s', bar: { least: 0.4 }, note }, rates.ours, rates.bare)];
  },
};
