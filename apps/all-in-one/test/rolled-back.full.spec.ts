import { commitsOf, setAsideCommits, type Commit } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { freePort } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { deadLettersOf, settled } from './testing/history.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { openMarket } from './testing/fixtures.js';

const NEWER = 99;

describe('an installation whose events service was rolled back to a version before a new event', () => {
  let harness: Harness;
  let olga: Person;
  beforeAll(async () => {
    harness = await openHarness({ PORT: String(await freePort()) });
    olga = await harness.join('olga', 'organizer');
  });
  afterAll(() => harness.close());

  const commits = () => commitsOf(harness.db('events'));
  const update = (id: string, title: string) =>
    olga.ask(
      'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }',
      { input: { id, title } },
      { 'idempotency-key': newId() },
    );
  const copiedTitle = async (_id: string) =>
    (
      await harness
        .db('applications')
        .collection<{ _id: string; title: string }>('marketEventReplicas')
        .findOne({ _id })
    )?.title;
  const titleBecomes = (id: string, title: string) => eventually(async () => expect(await copiedTitle(id)).toBe(title));

  /** A commit after the last one, not yet sequenced by a relay. */
  const after = (last: Commit, title: string, schemaVersion?: number): Commit => {
    const _id = newId();
    const events = last.events.map((event) => ({
      ...event,
      id: newId(),
      data: { ...event.data, title },
      schemaVersion: schemaVersion ?? event.schemaVersion,
    }));
    return { ...last, _id, position: _id, firstVersion: last.firstVersion + last.events.length, events };
  };

  it('unreadable streams are set aside, refuse commands, and are published in order once readable', async () => {
    const market = await openMarket(harness, olga, 'Riverside');
    const other = await openMarket(harness, olga, 'Hillside');
    expect((await update(market, 'Riverside 1')).errors).toEqual([]);
    await titleBecomes(market, 'Riverside 1');
    await settled(harness);
    const streamId = `market-event-${market}`;
    const last = await commits().findOne({ streamId }, { sort: { firstVersion: -1 } });
    expect(last?.events[0]?.data).toMatchObject({ title: 'Riverside 1' });
    const newer = after(last!, 'Riverside 2', NEWER);
    const known = after(newer, 'Riverside 3', last!.events[0]!.schemaVersion);

    await harness.restart(() => commits().insertMany([newer, known]));
    await settled(harness);
    const aside = await setAsideCommits(harness.db('events'))
      .find({}, { sort: { firstVersion: 1 } })
      .toArray();
    expect(aside.map(({ _id, reason }) => [_id, reason])).toEqual([
      [newer._id, expect.stringContaining(`Version ${NEWER} is newer than the current version`)],
      [known._id, 'An earlier commit of its stream was set aside.'],
    ]);
    expect(await copiedTitle(market)).toBe('Riverside 1');
    expect((await update(market, 'Riverside 4')).errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(await commits().countDocuments({ streamId, firstVersion: { $gt: known.firstVersion } })).toBe(0);
    expect((await update(other, 'Hillside 1')).errors).toEqual([]);
    await titleBecomes(other, 'Hillside 1');

    const heard = harness.mongo.db(`${harness.config.STALLBOOK_DB_PREFIX}_bus`).collection('bus_messages');
    await harness.restart(() =>
      commits().updateOne({ _id: newer._id }, { $set: { 'events.0.schemaVersion': last!.events[0]!.schemaVersion } }),
    );
    await titleBecomes(market, 'Riverside 3');
    await settled(harness);
    expect(await setAsideCommits(harness.db('events')).countDocuments()).toBe(0);
    const published = await heard
      .find({ topic: 'events.market-event.v1', key: market }, { sort: { _id: 1 } })
      .toArray();
    const titles = published.map(({ value }) => (JSON.parse(String(value)) as { title: string }).title);
    expect(titles.slice(-2)).toEqual(['Riverside 2', 'Riverside 3']);
    expect((await update(market, 'Riverside 4')).errors).toEqual([]);
    await titleBecomes(market, 'Riverside 4');
    expect(await deadLettersOf(harness)).toEqual([]);
  });
});
