import { saveNotificationPreferences } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, type Harness } from '../../testing/harness.js';
import type { PreferenceDocument } from '../preference.schema.js';
import { UNCHANGED } from '../preferences.js';

describe('a daily email, when preferences are saved', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  const preferences = () => harness.db.collection<PreferenceDocument>('preferences');
  /** A person whose daily email is due then. */
  async function due(instant: string, timeZone: string | null) {
    const person = personOf('vendor');
    const times = { timeZone, digestDueAt: new Date(instant), digestedOn: null };
    await preferences().insertOne({ _id: person.id, ...UNCHANGED, stoppedByLink: [], ...times });
    return {
      save: (zone: string) =>
        harness.call(
          saveNotificationPreferences,
          { choices: [], timeZone: zone, quietFrom: null, quietUntil: null },
          person,
        ),
      found: () => preferences().findOne({ _id: person.id }),
    };
  }

  it('moves with the person to another zone only', async () => {
    await harness.clock.moveTo(new Date('2027-04-21T15:00:01Z'));
    const delayed = '2027-04-21T17:00:00.000Z';
    const { save, found } = await due(delayed, 'America/Los_Angeles');
    await save('America/Los_Angeles');
    expect((await found())?.digestDueAt).toEqual(new Date(delayed));
    await save('Asia/Tokyo');
    expect((await found())?.digestDueAt).toEqual(new Date('2027-04-21T23:00:00Z'));
  });

  it('is sent that day once it is due', async () => {
    await harness.clock.moveTo(new Date('2027-04-21T15:00:01Z'));
    const { save, found } = await due('2027-04-21T15:00:00Z', null);
    await save('America/Los_Angeles');
    await eventually(async () => expect(await found()).toMatchObject({ digestedOn: '2027-04-21', digestDueAt: null }));
  });
});
