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
  let stage: Harness;
  let olga: Person;
  beforeAll(async () => {
    stage = await openHarness({ PORT: String(await freePort()) });
    olga = await stage.join('olga', 'organizer');
  }, 120_000);
  afterAll(() => stage.close());

  const commits = () => commitsOf(stage.db('events'));
  const update = (id: string, title: string) =>
    olga.ask(
      'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }',
      { input: { id, title } },
      { 'idempotency-key': newId() },
    );
  const copiedTitle = async (_id: string) =>
    (await stage.db('applications').collection<{ _id: string; title: string }>('marketEventCopies').findOne({ _id }))
      ?.title;
  const titleBecomes = (id: string, title: string) =>
    eventually(async () => expect(await copiedTitle(id)).toBe(title), 30_000);

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

  it('sets aside what it cannot read, refuses to decide on it, and publishes it in order once it can', async () => {
    const market = await openMarket(stage, olga, 'Riverside');
    const other = await openMarket(stage, olga, 'Hillside');
    expect((await update(market, 'Riverside 1')).errors).toEqual([]);
    await titleBecomes(market, 'Riverside 1');
    await settled(stage);
    const streamId = `market-event-${market}`;
    const last = await commits().findOne({ streamId }, { sort: { firstVersion: -1 } });
    expect(last?.events[0]?.data).toMatchObject({ title: 'Riverside 1' });
    const newer = after(last!, 'Riverside 2', NEWER);
    const known = after(newer, 'Riverside 3', last!.events[0]!.schemaVersion);

    await stage.restart(() => commits().insertMany([newer, known]));
    await settled(stage);
    const aside = await setAsideCommits(stage.db('events'))
      .find({}, { sort: { firstVersion: 1 } })
      .toArray();
    expect(aside.map(({ _id, reason }) => [_id, reason])).toEqual([
      [newer._id, expect.stringContaining(`version ${NEWER} is newer than the known version`)],
      [known._id, 'An earlier commit of its stream was set aside.'],
    ]);
    expect(await copiedTitle(market)).toBe('Riverside 1');
    expect((await update(market, 'Riverside 4')).errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(await commits().countDocuments({ streamId, firstVersion: { $gt: known.firstVersion } })).toBe(0);
    expect((await update(other, 'Hillside 1')).errors).toEqual([]);
    await titleBecomes(other, 'Hillside 1');

    const heard = stage.mongo.db(`${stage.config.STALLBOOK_DB_PREFIX}_bus`).collection('bus_messages');
    await stage.restart(() =>
      commits().updateOne({ _id: newer._id }, { $set: { 'events.0.schemaVersion': last!.events[0]!.schemaVersion } }),
    );
    await titleBecomes(market, 'Riverside 3');
    await settled(stage);
    expect(await setAsideCommits(stage.db('events')).countDocuments()).toBe(0);
    const published = await heard
      .find({ topic: 'events.market-event.v1', key: market }, { sort: { _id: 1 } })
      .toArray();
    const titles = published.map(({ value }) => (JSON.parse(String(value)) as { title: string }).title);
    expect(titles.slice(-2)).toEqual(['Riverside 2', 'Riverside 3']);
    expect((await update(market, 'Riverside 4')).errors).toEqual([]);
    await titleBecomes(market, 'Riverside 4');
    expect(await deadLettersOf(stage)).toEqual([]);
  }, 240_000);
});
