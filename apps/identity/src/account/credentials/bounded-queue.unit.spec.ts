import { BoundedQueue } from './bounded-queue.js';

describe('a bounded queue', () => {
  it('lets so many run, so many wait, and refuses the rest', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 1 });
    const order: string[] = [];
    let release = () => {};
    const first = queue.run(() =>
      new Promise<void>((resolve) => (release = resolve)).then(() => void order.push('first')),
    );
    const second = queue.run(async () => void order.push('second'));
    await expect(queue.run(async () => undefined)).rejects.toMatchObject({
      code: 'OVERLOADED',
      message: 'Please try again in a moment.',
    });
    release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    await expect(queue.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('goes on after a work that failed', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 1)).resolves.toBe(1);
  });
});
