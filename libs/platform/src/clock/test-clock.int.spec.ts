import { randomUUID } from 'node:crypto';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { createTestClock, type TestClock } from './test-clock.js';

const HOUR = 3_600_000;
const prefix = `test_clock_${randomUUID().slice(0, 8)}`;
const hoursAhead = (clock: TestClock) => Math.round((clock.now().getTime() - Date.now()) / HOUR);
const showsHours = (clock: TestClock, hours: number) => eventually(() => expect(hoursAhead(clock)).toBe(hours));

describe('the test clock', () => {
  const redis = [1, 2].map(() => new Redis(process.env['REDIS_URL'] ?? '', { lazyConnect: true }));
  let clocks: TestClock[];
  beforeAll(async () => (clocks = await Promise.all(redis.map((one) => createTestClock(one, prefix)))));
  afterAll(async () => {
    await redis[0]?.del(`${prefix}:test-clock`);
    await Promise.all(clocks.map((clock) => clock.close()));
    for (const one of redis) one.disconnect();
  });

  it('moves in every process, and concurrent moves add up', async () => {
    const [first, second] = clocks as [TestClock, TestClock];
    expect(hoursAhead(first)).toBe(0);
    await Promise.all([first.advance(HOUR), second.advance(2 * HOUR)]);
    await Promise.all([showsHours(first, 3), showsHours(second, 3)]);
    await second.moveTo(new Date(Date.now() + 48 * HOUR));
    await showsHours(first, 48);
  });

  it('starts at the current offset in a new process and can be reset', async () => {
    const [first, second] = clocks as [TestClock, TestClock];
    await first.moveTo(new Date(Date.now() + 5 * HOUR));
    const late = await createTestClock(redis[1]!, prefix);
    expect(hoursAhead(late)).toBe(5);
    await late.close();
    await first.reset();
    await showsHours(second, 0);
  });

  it('can be paused, and then only moves when it is moved', async () => {
    const [clock] = clocks as [TestClock];
    clock.pause();
    const before = clock.now();
    await eventually(() => expect(Date.now()).toBeGreaterThan(before.getTime()));
    expect(clock.now()).toEqual(before);
    await clock.advance(HOUR);
    expect(clock.now().getTime()).toBe(before.getTime() + HOUR);
    const birthday = new Date('2027-05-08T12:00:00Z');
    await clock.moveTo(birthday);
    expect(clock.now()).toEqual(birthday);
    clock.resume();
    await eventually(() => expect(clock.now().getTime()).toBeGreaterThan(birthday.getTime()));
    await clock.reset();
  });
});
