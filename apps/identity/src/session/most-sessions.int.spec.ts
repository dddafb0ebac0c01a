import { mySessions } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../testing/harness.js';
import type { SessionDocument } from './session.schema.js';
import { MOST_OPEN } from './sessions.js';

interface IndexStats {
  name: string;
  accesses: { ops: unknown };
}

const PASSWORD = 'a pass phrase';

describe('more sessions than a person uses', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('end after the next sign-in, those first that were not used for the longest time', async () => {
    const { user } = await harness.join('thief@example.org', PASSWORD);
    const stored = harness.db.collection<SessionDocument>('sessions');
    await eventually(async () => expect(await stored.countDocuments({ fresh: true })).toBe(0));
    const pattern = await stored.findOne({ accountId: user.id });
    const earlier = (pattern?.rotatedAt.getTime() ?? 0) - MOST_OPEN * 1_000;
    const opened = Array.from({ length: MOST_OPEN }, (_, index) => {
      return { ...pattern!, _id: newId(), rotatedAt: new Date(earlier + index * 1_000) };
    });
    const ended = opened.map((one) => ({ ...one, _id: newId(), endedAt: one.rotatedAt }));
    await stored.insertMany([...opened, ...ended]);
    const session = await harness.signIn('thief@example.org', PASSWORD);
    const open = { accountId: user.id, endedAt: null };
    await eventually(async () => expect(await stored.countDocuments(open)).toBe(MOST_OPEN));
    const kept = (await harness.call(mySessions, {}, harness.actorIn(session))).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining([pattern!._id, opened.at(-1)!._id]));
    expect(kept).not.toContain(opened[0]!._id);
    const indexes = await stored.aggregate<IndexStats>([{ $indexStats: {} }]).toArray();
    // Sessions that ended stay for weeks: the limit does not read them.
    expect(Number(indexes.find(({ name }) => name === 'open')?.accesses.ops)).toBeGreaterThan(0);
  });
});
