import { eventually } from '@stallbook/testing';
import { deadLettersOf, operate } from './testing/history.js';
import type { Person } from './testing/person.js';
import { openStage, type Stage } from './testing/stage.js';
import { openMarket } from './testing/world.js';

describe('a message that a service gave up', () => {
  let stage: Stage;
  let olga: Person;
  beforeAll(async () => {
    stage = await openStage();
    olga = await stage.join('olga', 'organizer');
  }, 120_000);
  afterAll(() => stage.close());

  const validate = (validator: object) => stage.db('applications').command({ collMod: 'marketEventCopies', validator });
  const copyOf = (_id: string) =>
    stage.db('applications').collection<{ _id: string; title: string }>('marketEventCopies').findOne({ _id });

  it('is listed, and handled when it is sent again after its cause was mended', async () => {
    await validate({ title: { $ne: 'Broken' } });
    const market = await openMarket(stage, olga, 'Broken');
    const other = await openMarket(stage, olga, 'Sound');
    await eventually(async () => expect(await deadLettersOf(stage)).toHaveLength(2), 120_000);
    await eventually(async () => expect(await copyOf(other)).toMatchObject({ title: 'Sound' }), 60_000);
    expect(await copyOf(market)).toBeNull();

    const [first, second] = await deadLettersOf(stage);
    const listed = await operate(stage, 'dead-letters');
    expect(listed.trim().split('\n')).toEqual([first, second].map((letter) => expect.stringContaining(letter!.id)));
    await operate(stage, 'dead-letters', '--', 'discard', first!.id, 'a later state follows');
    await validate({});
    await operate(stage, 'dead-letters', '--', 'resend', second!.id);
    await eventually(async () => expect(await copyOf(market)).toMatchObject({ title: 'Broken' }), 60_000);
    expect(await deadLettersOf(stage)).toEqual([]);
  }, 300_000);
});
