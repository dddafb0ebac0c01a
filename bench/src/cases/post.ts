import assert from 'node:assert/strict';
import type { BenchCase } from '../harness/bench-case.js';
import { Browser } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { httpLoad } from '../harness/http-load.js';
import { sharesOf } from '../harness/processor.js';
import { interleave } from '../harness/rounds.js';

const CONNECTIONS = 50;
const SECONDS = 4;

export const post: BenchCase = {
  name: 'post',
  title: 'a published post as HTML, 50 connections, against a bare Fastify route that sends the same bytes',
  async run(stage) {
    const app = await stage.stallbook('bench_post', { demo: false });
    const path = await pathOfPost(app.url);
    const bare = await stage.floor('bare-page', { PAGE: app.url + path });
    const [ours, floor] = await Promise.all([app, bare].map(async ({ url }) => (await fetch(url + path)).text()));
    assert.equal(ours, floor);
    assert.match(ours ?? '', /<article/);
    const used = { ours: '', bare: '' };
    const load = async (side: 'ours' | 'bare', { url }: { url: string }) => {
      const before = stage.processor({ app, bare });
      const { perSecond } = await httpLoad({ url: url + path, seconds: SECONDS, connections: CONNECTIONS });
      used[side] = sharesOf(before, stage.processor({ app, bare }), perSecond * SECONDS);
      return perSecond;
    };
    const rates = await stage.profiled(app, 'post', () =>
      interleave<'bare' | 'ours', number>({ bare: () => load('bare', bare), ours: () => load('ours', app) }),
    );
    await Promise.all([app.stop(), bare.stop()]);
    const kilobytes = (Buffer.byteLength(ours ?? '') / 1_000).toFixed(1);
    const note = `${kilobytes} kB; ours ${used.ours}; bare ${used.bare}`;
    return [ratioFigure({ name: 'post', unit: 'req/s', bar: { least: 0.5 }, note }, rates.ours, rates.bare)];
  },
};

async function pathOfPost(url: string): Promise<string> {
  const { posts } = await new Browser(url).query<{ posts: { items: { slug: string }[] } }>('Posts', {
    input: { offset: 0, limit: 1 },
  });
  const slug = posts.items[0]?.slug;
  if (!slug) throw new Error('no post is published');
  return `/blog/${slug}`;
}
