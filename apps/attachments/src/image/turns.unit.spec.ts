import { Turns } from './turns.js';

describe('tasks of several people', () => {
  const names: string[] = [];
  let running = 0;
  const task = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    names.push(name);
    running -= 1;
    if (name === 'Ann 2') throw new Error('not an image');
  };

  it('run one by one, and each waits for at most one task of every other person', async () => {
    const turns = new Turns();
    const all = ['Ann 1', 'Ann 2', 'Ann 3', 'Bob 1', 'Cleo 1', 'Bob 2'].map((name) =>
      turns.take(name.slice(0, -2), task(name)),
    );
    const results = await Promise.allSettled(all);
    expect(names).toEqual(['Ann 1', 'Bob 1', 'Cleo 1', 'Ann 2', 'Bob 2', 'Ann 3']);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
