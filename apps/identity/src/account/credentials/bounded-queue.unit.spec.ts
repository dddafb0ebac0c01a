import { BoundedQueue } from './bounded-queue.js';

describe('a bounded queue', () => {
  it('limits running and waiting tasks, and refuses the rest', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1, perCaller: 9 });
    const order: string[] = [];
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const first = queue.run(() => blocked.then(() => void order.push('first')), 'one');
    const second = queue.run(async () => void order.push('second'), 'another');
    await expect(queue.run(async () => undefined, 'a third')).rejects.toMatchObject({
      code: 'OVERLOADED',
      message: 'Please try again in a moment.',
    });
    release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    await expect(queue.run(async () => 'free again', 'one')).resolves.toBe('free again');
  });

  it('limits the places of one caller, so that others still get in', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 9, perCaller: 2 });
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const greedy = [queue.run(() => blocked, 'one'), queue.run(async () => undefined, 'one')];
    await expect(queue.run(async () => undefined, 'one')).rejects.toMatchObject({ code: 'OVERLOADED' });
    const other = queue.run(async () => 'in', 'another');
    release();
    await expect(other).resolves.toBe('in');
    await Promise.all(greedy);
    await expect(queue.run(async () => 'in again', 'one')).resolves.toBe('in again');
  });

  it('counts what a caller still runs, also after another of their tasks ended', async () => {
    const queue = new BoundedQueue({ running: 9, waiting: 0, perCaller: 2 });
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const first = queue.run(() => blocked, 'one');
    await queue.run(async () => undefined, 'one');
    const second = queue.run(() => blocked, 'one');
    await expect(queue.run(async () => undefined, 'one')).rejects.toMatchObject({ code: 'OVERLOADED' });
    release();
    await Promise.all([first, second]);
  });

  it('runs no more than its limit after it was idle', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 0, perCaller: 9 });
    await queue.run(async () => undefined, 'one');
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const running = queue.run(() => blocked, 'one');
    await expect(queue.run(async () => undefined, 'another')).rejects.toMatchObject({ code: 'OVERLOADED' });
    release();
    await running;
  });

  it('continues after a failed task', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 0, perCaller: 9 });
    await expect(queue.run(() => Promise.reject(new Error('no')), 'one')).rejects.toThrow('no');
    await expect(queue.run(async () => 1, 'one')).resolves.toBe(1);
  });
});
