import { availableParallelism } from 'node:os';
import { Crowd } from './crowd.js';

const GROUP = 4 * availableParallelism();

describe('a crowd that logs in', () => {
  const line = { hasLine: true };
  let crowd: Crowd;
  let through: number;
  beforeEach(() => {
    line.hasLine = true;
    crowd = new Crowd(line);
    through = 0;
  });

  const come = (count: number) => {
    for (let one = 0; one < count; one += 1) void crowd.goOn().then(() => (through += 1));
  };
  /** All that was to happen within this turn of the event loop. */
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('does not wait without a line', async () => {
    line.hasLine = false;
    come(1);
    await turn();
    expect(through).toBe(1);
  });

  it('goes on in groups, each within one turn, while there is one', async () => {
    come(GROUP - 1);
    await turn();
    expect(through).toBe(0);
    come(2);
    await turn();
    expect(through).toBe(GROUP);
    come(GROUP - 1);
    await turn();
    expect(through).toBe(2 * GROUP);
  });

  it('goes on at once when the line is short again', async () => {
    come(3);
    line.hasLine = false;
    come(1);
    await turn();
    expect(through).toBe(4);
  });

  it('is kept from waiting for a group that does not come together', async () => {
    await crowd.goOn();
  });
});
