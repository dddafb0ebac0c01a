import { page, searchedStallbook } from '../fixtures/searched.js';
import { views } from '../fixtures/searches.js';
import type { BenchCase } from '../harness/bench-case.js';
import { plainFigure, ratioFigure } from '../harness/figure.js';
import { interleave, p95 } from '../harness/rounds.js';

const CONNECTIONS = 20;
const REQUESTS = 400;

export const map: BenchCase = {
  name: 'map',
  title: 'map of 100,000 market events (1,000,000 with --large), against finds by an indexed field',
  async run(stage) {
    const { app, browser, count, find } = await searchedStallbook(stage);
    const mapOf = (index: number) => browser.query('EventMap', { input: { view: views(index), filter: page } });
    const tails = await stage.profiled(app, 'map', () =>
      interleave({ find: () => p95(REQUESTS, CONNECTIONS, find), map: () => p95(REQUESTS, CONNECTIONS, mapOf) }),
    );
    const { longest } = await interleave({ longest: () => largest(mapOf) });
    await app.stop();
    const of = (name: string) => ({ name: `${name}, ${count.toLocaleString('en')} events`, unit: 'ms' });
    return [
      ratioFigure({ ...of('map of a view, p95'), bar: { most: 6 } }, tails.map, tails.find),
      plainFigure({ ...of('answer of the map'), unit: 'kB', bar: { most: 100 } }, longest),
    ];
  },
};

/** Kilobytes. */
async function largest(mapOf: (index: number) => Promise<unknown>): Promise<number> {
  const sizes: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    sizes.push(Buffer.byteLength(JSON.stringify(await mapOf(index))) / 1_000);
  }
  return Math.max(...sizes);
}
