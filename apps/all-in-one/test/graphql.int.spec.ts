import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationCountsByEventIds } from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { newId } from '@stallbook/kernel';
import { inProcess, rpcDuration } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { apply, createMarket, marketInput, openMarket } from './testing/fixtures.js';

const LIST =
  'query($input: MarketEventFilterInput!) { page: marketEvents(input: $input) { total items { id title organizer { businessName } } } }';
interface List {
  page: { total: number; items: { id: string; title: string; organizer: { businessName: string } | null }[] };
}

describe('GraphQL', () => {
  let stage: Harness;
  let olga: Person;
  beforeAll(async () => {
    stage = await openHarness();
    olga = await stage.join('olga', 'organizer');
  }, 60_000);
  afterAll(() => stage.close());

  const codesOf = async (query: string, variables: object = {}) =>
    (await stage.visitor().ask(query, variables)).errors.map(({ extensions }) => extensions.code);

  it('refuses introspection that goes in circles', async () => {
    const levels = 4;
    const circles = `query { __schema { types { ${'fields { type { '.repeat(levels)} name ${'} } '.repeat(levels)} } } }`;
    expect(await codesOf(circles)).toEqual(['BAD_REQUEST']);
  });

  it('refuses what asks for too much, in aliases, long pages and many fields', async () => {
    const page = (pageSize: number) =>
      `marketEvents(input: { pageSize: ${pageSize} }) { items { id title description organizer { id } } }`;
    const aliases = Array.from({ length: 60 }, (_, n) => `a${n}: ${page(50)}`).join(' ');
    expect(await codesOf(`{ ${page(12)} }`)).toEqual([]);
    expect(await codesOf(`{ ${aliases} }`)).toEqual(['TOO_COSTLY']);
    expect(await codesOf(`{ ${page(5_000)} }`)).toEqual(['TOO_COSTLY']);
    const fields = Array.from({ length: 1_200 }, (_, n) => `f${n}: total`).join(' ');
    expect(await codesOf(`{ marketEvents(input: {}) { ${fields} } }`)).toEqual(['TOO_COSTLY']);
  });

  it('answers mistakes with a stable code, the first time and compiled', async () => {
    const mistakes: [string, object][] = [
      ['query { ', {}],
      ['query { nothing }', {}],
      ['query { marketEvent(input: { id: 5.5 }) { id } }', {}],
      ['query($input: ByIdInput!) { marketEvent(input: $input) { id } }', {}],
      ['query($input: ByIdInput!) { marketEvent(input: $input) { id } }', { input: { id: [1] } }],
      [
        'query($input: MarketEventFilterInput!) { marketEvents(input: $input) { total } }',
        { input: { order: 'sideways' } },
      ],
    ];
    for (const [query, variables] of mistakes) {
      for (let time = 0; time < 3; time += 1) {
        expect({ query, codes: await codesOf(query, variables) }).toEqual({ query, codes: ['BAD_REQUEST'] });
      }
    }
    expect(await codesOf('{ marketEvent(input: { id: "nonsense" }) { id } }')).toEqual(['BAD_INPUT']);
    expect(await codesOf(`{ marketEvent(input: { id: "${newId()}" }) { id } }`)).toEqual(['NOT_FOUND']);
    expect(await codesOf('{ myNotifications(input: {}) { items { id } } }')).toEqual(['UNAUTHENTICATED']);
  });

  it('[ID-011] tells what is missing, forbidden and no day of the calendar by codes of its own', async () => {
    const id = await createMarket(olga, marketInput(stage, 'Codes'));
    const vera = await stage.join('vera', 'vendor');
    const update = 'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }';
    const codeOf = async (who: Person, input: object) =>
      (await who.ask(update, { input }, { 'idempotency-key': newId() })).errors[0]?.extensions.code;
    expect([
      await codeOf(olga, { id: newId(), title: 'Nothing' }),
      await codeOf(vera, { id, title: 'Not hers' }),
      await codeOf(olga, { id, eventDate: '2030-02-30' }),
    ]).toEqual(['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_DATE']);
  });

  it('gives what is left out its default, the first time and compiled', async () => {
    for (let time = 0; time < 3; time += 1) expect(await codesOf(LIST, { input: {} })).toEqual([]);
  });

  it('refuses bodies of 2 MB, and what is no JSON', async () => {
    const visitor = stage.visitor();
    const large = await visitor.post('/graphql', {
      query: LIST,
      variables: { input: { search: 'x'.repeat(2_097_152) } },
    });
    expect(large.status).toBe(413);
    const broken = await visitor.post('/graphql', '{"query": ');
    expect(broken.status).toBe(400);
    const other = await visitor.post('/auth/sign-in', `{"email": "${'x'.repeat(2_097_152)}"}`);
    expect([other.status, await other.json()]).toMatchObject([413, { error: { code: 'TOO_LARGE' } }]);
  });

  it('does a command once, however often its Idempotency-Key comes', async () => {
    const key = newId();
    const create = 'mutation($input: CreateMarketEventInput!) { it: createMarketEvent(input: $input) { id title } }';
    const commits = () => stage.db('events').collection('commits').countDocuments();
    const before = await commits();
    const first = await olga.do(create, { input: marketInput(stage, 'Once') }, key);
    expect(await olga.do(create, { input: marketInput(stage, 'Once') }, key)).toEqual(first);
    expect(await commits()).toBe(before + 1);
    const other = newId();
    const all = await Promise.all(
      [1, 2, 3].map(() => olga.do(create, { input: marketInput(stage, 'At once') }, other)),
    );
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await commits()).toBe(before + 2);
    const oskar = await stage.join('oskar', 'organizer');
    expect(await oskar.do(create, { input: marketInput(stage, 'Another') }, key)).not.toEqual(first);
  });

  it('refuses a used Idempotency-Key with another input, for new and for known records', async () => {
    const create = 'mutation($input: CreateMarketEventInput!) { it: createMarketEvent(input: $input) { id title } }';
    const update = 'mutation($input: UpdateMarketEventInput!) { it: updateMarketEvent(input: $input) { id title } }';
    const [key, other] = [newId(), newId()];
    const { it } = await olga.do<{ it: { id: string } }>(create, { input: marketInput(stage, 'First') }, key);
    const codeOf = async (query: string, input: object, used: string) =>
      (await olga.ask(query, { input }, { 'idempotency-key': used })).errors[0]?.extensions.code;
    expect(await codeOf(create, marketInput(stage, 'Second'), key)).toBe('IDEMPOTENCY_KEY.REUSED');
    const change = { id: it.id, title: 'Changed' };
    await olga.do(update, { input: change }, other);
    expect(await olga.do(update, { input: change }, other)).toEqual({ it: change });
    expect(await codeOf(update, { ...change, title: 'Changed again' }, other)).toBe('IDEMPOTENCY_KEY.REUSED');
    const { data } = await olga.ask<{ it: { title: string } }>(
      'query($input: ByIdInput!) { it: marketEvent(input: $input) { title } }',
      {
        input: { id: it.id },
      },
    );
    expect(data.it.title).toBe('Changed');
  });

  it('takes a request again that comes from another network', async () => {
    const join = 'mutation($input: JoinWaitlistInput!) { it: joinWaitlist(input: $input) { id } }';
    const input = { name: 'Walt', email: `${newId()}@example.org` };
    const from = (address: string, key: string) =>
      stage.visitor().ask(join, { input }, { 'idempotency-key': key, 'x-forwarded-for': address });
    const key = newId();
    const first = await from('203.0.113.1', key);
    expect(await from('203.0.113.2', key)).toEqual(first);
    expect(first.errors).toEqual([]);
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(101), ''])(
    'refuses the malformed Idempotency-Key %j',
    async (key) => {
      const headers = { 'idempotency-key': key };
      const { errors, status } = await olga.ask('{ myNotifications(input: {}) { items { id } } }', {}, headers);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'IDEMPOTENCY_KEY.MALFORMED']);
      const reply = await stage.visitor().post('/auth/sign-out', {}, headers);
      expect(await reply.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY.MALFORMED' } });
    },
  );

  it('shows a session its own write at once, past the cache', async () => {
    const title = `Fresh ${newId()}`;
    const input = { search: title, page: 1, pageSize: 12 };
    const total = async (who: Person) => (await who.ask<List>(LIST, { input })).data.page.total;
    const visitor = stage.visitor();
    expect([await total(visitor), await total(olga)]).toEqual([0, 0]);
    const id = await createMarket(olga, marketInput(stage, title));
    await olga.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });
    expect(await total(olga)).toBe(1);
    await eventually(async () => expect(await total(visitor)).toBe(1));
  });

  it('asks once for the organizers of a page of twelve', async () => {
    const organizers = await Promise.all([1, 2, 3, 4].map((n) => stage.join(`organizer${n}`, 'organizer')));
    const word = `Twelve${newId().slice(-6)}`;
    for (let n = 0; n < 12; n += 1) {
      const organizer = organizers[n % 4];
      if (!organizer) throw new Error('there are four');
      const id = await createMarket(organizer, marketInput(stage, `${word} ${n}`));
      await organizer.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });
    }
    const calls = async (operation: string) => {
      const { values } = await rpcDuration.get();
      const counts = values.filter(
        ({ metricName, labels }) =>
          metricName?.endsWith('_count') && labels.operation === operation && labels.side === 'client',
      );
      return counts.reduce((sum, { value }) => sum + value, 0);
    };
    const before = await calls('identity.profilesByIds');
    const { data } = await stage.visitor().ask<List>(LIST, { input: { search: word, page: 1, pageSize: 12 } });
    expect(data.page.items).toHaveLength(12);
    expect(new Set(data.page.items.map(({ organizer }) => organizer?.businessName)).size).toBe(4);
    expect((await calls('identity.profilesByIds')) - before).toBe(1);
  });

  it('[EV-068] shows its organizer, and nobody else, how many applied to an event', async () => {
    const id = await openMarket(stage, olga, 'Counted');
    const [ann, other] = await Promise.all([stage.join('ann', 'vendor'), stage.join('other', 'organizer')]);
    await apply(ann, id);
    interface Counted {
      it: { applicationCounts: { total: number; pending: number } | null };
    }
    const counts = 'query($id: ID!) { it: marketEvent(input: { id: $id }) { applicationCounts { total pending } } }';
    const seenBy = async (who: Person) => (await who.ask<Counted>(counts, { id })).data.it.applicationCounts;
    expect(await seenBy(olga)).toEqual({ total: 1, pending: 1 });
    expect([await seenBy(ann), await seenBy(other), await seenBy(stage.visitor())]).toEqual([null, null, null]);
  });

  it('[EV-068] shows the own events while nobody can count the applications', async () => {
    const { name } = applicationCountsByEventIds;
    const counting = inProcess.get(name);
    if (!counting) throw new Error(`${name} is not served`);
    interface Mine {
      page: { items: { title: string; applicationCounts: { total: number } | null }[] } | null;
    }
    const mine = '{ page: myMarketEvents(input: {}) { items { title applicationCounts { total } } } }';
    inProcess.delete(name);
    const { data, errors } = await olga.ask<Mine>(mine).finally(() => inProcess.set(name, counting));
    expect(data.page?.items.map(({ applicationCounts }) => applicationCounts)).toContain(null);
    expect(errors[0]).toMatchObject({ path: ['page', 'items', expect.anything(), 'applicationCounts'] });
    expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
  });

  describe('in production', () => {
    let gateway: RunningGateway;
    beforeAll(async () => {
      gateway = await startGateway({ config: stage.config, production: true });
    });
    afterAll(() => gateway.close());

    it('does not start without the list of operations', async () => {
      const started = startGateway({
        config: stage.config,
        production: true,
        webDist: join(import.meta.dirname, 'nowhere/dist'),
      });
      await expect(started).rejects.toThrow('persisted-operations.json');
    });

    it('runs the operations that the web app was built with, and nothing else', async () => {
      const file = join(import.meta.dirname, '../../web/persisted-operations.json');
      const persisted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const [documentId] = Object.entries(persisted).find(([, text]) => text.startsWith('query PlanCatalog')) ?? [];
      const send = async (body: object) => (await stage.visitor().at(gateway.url).post('/graphql', body)).text();
      expect(documentId).toBeDefined();
      expect(await send({ documentId, variables: {} })).not.toContain('errors');
      for (const body of [
        { query: '{ planCatalog { plans { id } } }' },
        { query: '{ __schema { types { name } } }' },
        { documentId: 'f'.repeat(64) },
        { documentId: '' },
        { query: '{ planCatalog { plans { id } } }', documentId: 'f'.repeat(64) },
        {},
      ]) {
        const answer = await send(body);
        expect(answer).toContain('Unknown operation.');
        expect(answer).not.toContain('"data":{');
      }
    });
  });
});
