import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationCountsByEventIds } from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { newId } from '@stallbook/kernel';
import { inProcess, rpcDuration } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { accept, apply, createMarket, marketInput, openMarket } from './testing/fixtures.js';

const LIST =
  'query($input: MarketEventFilterInput!) { page: marketEvents(input: $input) { total items { id title organizer { businessName } } } }';
interface List {
  page: { total: number; items: { id: string; title: string; organizer: { businessName: string } | null }[] };
}

/** What the live stream of a person said so far. */
async function listen(person: Person) {
  const end = new AbortController();
  const { body } = await person.fetch('/live', { signal: end.signal });
  let heard = '';
  const reading = body!
    .pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => void (heard += text) }))
    .catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    });
  return {
    heard: () => heard,
    close: () => {
      end.abort();
      return reading;
    },
  };
}

describe('GraphQL', () => {
  let harness: Harness;
  let olga: Person;
  beforeAll(async () => {
    harness = await openHarness();
    olga = await harness.join('olga', 'organizer');
  });
  afterAll(() => harness.close());

  const codesOf = async (query: string, variables: object = {}) =>
    (await harness.visitor().ask(query, variables)).errors.map(({ extensions }) => extensions.code);

  it('circular introspection is refused', async () => {
    const levels = 4;
    const circles = `query { __schema { types { ${'fields { type { '.repeat(levels)} name ${'} } '.repeat(levels)} } } }`;
    expect(await codesOf(circles)).toEqual(['BAD_REQUEST']);
  });

  it('too many aliases, rows, or fields are refused', async () => {
    const page = (pageSize: number) =>
      `marketEvents(input: { pageSize: ${pageSize} }) { items { id title description organizer { id } } }`;
    const aliases = Array.from({ length: 60 }, (_, n) => `a${n}: ${page(50)}`).join(' ');
    expect(await codesOf(`{ ${page(12)} }`)).toEqual([]);
    expect(await codesOf(`{ ${aliases} }`)).toEqual(['TOO_COSTLY']);
    expect(await codesOf(`{ ${page(5_000)} }`)).toEqual(['TOO_COSTLY']);
    const fields = Array.from({ length: 1_200 }, (_, n) => `f${n}: total`).join(' ');
    expect(await codesOf(`{ marketEvents(input: {}) { ${fields} } }`)).toEqual(['TOO_COSTLY']);
  });

  it('an invalid request gets a stable code, before and after compilation', async () => {
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

  it('[ID-011] missing values, forbidden values, and invalid dates have separate codes', async () => {
    const id = await createMarket(olga, marketInput(harness, 'Codes'));
    const vera = await harness.join('vera', 'vendor');
    const update = 'mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }';
    const codeOf = async (who: Person, input: object) =>
      (await who.ask(update, { input }, { 'idempotency-key': newId() })).errors[0]?.extensions.code;
    expect([
      await codeOf(olga, { id: newId(), title: 'Nothing' }),
      await codeOf(vera, { id, title: 'Not hers' }),
      await codeOf(olga, { id, eventDate: '2030-02-30' }),
    ]).toEqual(['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_DATE']);
  });

  it('an omitted value gets its default, before and after compilation', async () => {
    for (let time = 0; time < 3; time += 1) expect(await codesOf(LIST, { input: {} })).toEqual([]);
  });

  it('bodies of 2 MB and invalid JSON are refused', async () => {
    const visitor = harness.visitor();
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

  it('a command with an Idempotency-Key runs once', async () => {
    const key = newId();
    const create = 'mutation($input: CreateMarketEventInput!) { it: createMarketEvent(input: $input) { id title } }';
    const commits = () => harness.db('events').collection('commits').countDocuments();
    const before = await commits();
    const first = await olga.do(create, { input: marketInput(harness, 'Once') }, key);
    expect(await olga.do(create, { input: marketInput(harness, 'Once') }, key)).toEqual(first);
    expect(await commits()).toBe(before + 1);
    const other = newId();
    const all = await Promise.all(
      [1, 2, 3].map(() => olga.do(create, { input: marketInput(harness, 'Parallel') }, other)),
    );
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await commits()).toBe(before + 2);
    const oskar = await harness.join('oskar', 'organizer');
    expect(await oskar.do(create, { input: marketInput(harness, 'Another') }, key)).not.toEqual(first);
  });

  it('a used Idempotency-Key is refused with another input', async () => {
    const create = 'mutation($input: CreateMarketEventInput!) { it: createMarketEvent(input: $input) { id title } }';
    const update = 'mutation($input: UpdateMarketEventInput!) { it: updateMarketEvent(input: $input) { id title } }';
    const [key, other] = [newId(), newId()];
    const { it } = await olga.do<{ it: { id: string } }>(create, { input: marketInput(harness, 'First') }, key);
    const codeOf = async (query: string, input: object, used: string) =>
      (await olga.ask(query, { input }, { 'idempotency-key': used })).errors[0]?.extensions.code;
    expect(await codeOf(create, marketInput(harness, 'Second'), key)).toBe('IDEMPOTENCY_KEY.REUSED');
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

  it('a command may be repeated from another network', async () => {
    const join = 'mutation($input: JoinWaitlistInput!) { it: joinWaitlist(input: $input) { id } }';
    const input = { name: 'Walt', email: `${newId()}@example.org` };
    const from = (address: string, key: string) =>
      harness.visitor().ask(join, { input }, { 'idempotency-key': key, 'x-forwarded-for': address });
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
      const reply = await harness.visitor().post('/auth/sign-out', {}, headers);
      expect(await reply.json()).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY.MALFORMED' } });
    },
  );

  it('a session sees its writes immediately, despite the cache', async () => {
    const title = `Fresh ${newId()}`;
    const input = { search: title, page: 1, pageSize: 12 };
    const total = async (who: Person) => (await who.ask<List>(LIST, { input })).data.page.total;
    const visitor = harness.visitor();
    expect([await total(visitor), await total(olga)]).toEqual([0, 0]);
    const id = await createMarket(olga, marketInput(harness, title));
    await olga.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });
    expect(await total(olga)).toBe(1);
    await eventually(async () => expect(await total(visitor)).toBe(1));
  });

  it('a page of twelve loads its organizers with one call', async () => {
    const organizers = await Promise.all([1, 2, 3, 4].map((n) => harness.join(`organizer${n}`, 'organizer')));
    const word = `Twelve${newId().slice(-6)}`;
    for (let n = 0; n < 12; n += 1) {
      const organizer = organizers[n % 4];
      if (!organizer) throw new Error('there are four');
      const id = await createMarket(organizer, marketInput(harness, `${word} ${n}`));
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
    const { data } = await harness.visitor().ask<List>(LIST, { input: { search: word, page: 1, pageSize: 12 } });
    expect(data.page.items).toHaveLength(12);
    expect(new Set(data.page.items.map(({ organizer }) => organizer?.businessName)).size).toBe(4);
    expect((await calls('identity.profilesByIds')) - before).toBe(1);
  });

  it('[EV-068] only its organizer sees how many applied to an event', async () => {
    const id = await openMarket(harness, olga, 'Counted');
    const [ann, other] = await Promise.all([harness.join('ann', 'vendor'), harness.join('other', 'organizer')]);
    await apply(ann, id);
    interface Counted {
      it: { applicationCounts: { total: number; pending: number } | null };
    }
    const counts = 'query($id: ID!) { it: marketEvent(input: { id: $id }) { applicationCounts { total pending } } }';
    const seenBy = async (who: Person) => (await who.ask<Counted>(counts, { id })).data.it.applicationCounts;
    expect(await seenBy(olga)).toEqual({ total: 1, pending: 1 });
    expect([await seenBy(ann), await seenBy(other), await seenBy(harness.visitor())]).toEqual([null, null, null]);
  });

  it('every visitor sees that an event has no booth left, also one who must not see how many applied', async () => {
    const id = await createMarket(olga, { ...marketInput(harness, 'Small Market'), maxVendors: 1 });
    await olga.do('mutation($id: ID!) { publishMarketEvent(input: { id: $id }) { id } }', { id });
    const isFull = 'query($id: ID!) { it: marketEvent(input: { id: $id }) { badge isFull } }';
    const seen = async () => (await harness.visitor().do<{ it: object }>(isFull, { id })).it;
    expect(await seen()).toEqual({ badge: 'applications_open', isFull: false });
    await accept(olga, await apply(await harness.join('first', 'vendor'), id));
    await eventually(async () => expect(await seen()).toEqual({ badge: 'applications_open', isFull: true }));
    const list = '{ found: marketEvents(input: { search: "Small Market" }) { items { isFull } } }';
    expect((await harness.visitor().do<{ found: object }>(list)).found).toEqual({ items: [{ isFull: true }] });
  });

  it('[EV-068] an organizer sees their events while applications cannot be counted', async () => {
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
      gateway = await startGateway({ config: harness.config, production: true });
    });
    afterAll(() => gateway.close());

    it('the gateway does not start without the list of operations', async () => {
      const started = startGateway({
        config: harness.config,
        production: true,
        webDist: join(import.meta.dirname, 'nowhere/dist'),
      });
      await expect(started).rejects.toThrow('persisted-operations.json');
    });

    it('the gateway runs only the operations of the web app', async () => {
      const file = join(import.meta.dirname, '../../web/persisted-operations.json');
      const persisted = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const [documentId] = Object.entries(persisted).find(([, text]) => text.includes('query PlanCatalog')) ?? [];
      const send = async (body: object) => (await harness.visitor().at(gateway.url).post('/graphql', body)).text();
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
        expect(answer).toContain('Stallbook was updated. Please reload the page.');
        expect(answer).not.toContain('"data":{');
      }
    });
  });

  it('[NO-007] two people talk over two live connections, and each sees what the other writes and reads', async () => {
    const vera = await harness.join('vera-talks', 'vendor');
    const market = await openMarket(harness, olga, 'Talking Market');
    const start = 'mutation($input: StartMessageThreadInput!) { it: startMessageThread(input: $input) { id } }';
    const about = { threadType: 'event', subjectId: market, messageId: newId(), content: 'Is there power?' };
    const { it: thread } = await eventually(() => vera.do<{ it: { id: string } }>(start, { input: about }));
    const [atVera, atOlga] = await Promise.all([listen(vera), listen(olga)]);
    const send = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
    const say = (who: Person, content: string) =>
      who.do(send, { input: { threadId: thread.id, messageId: newId(), content } });
    const read = 'mutation($input: MarkThreadReadInput!) { markThreadRead(input: $input) { id } }';
    await say(vera, 'And water?');
    await eventually(() => expect(atOlga.heard()).toContain('And water?'));
    await olga.do(read, { input: { threadId: thread.id, seq: 2 } });
    await eventually(() => expect(atVera.heard()).toContain('"lastReadSeq":2'));
    await say(olga, 'Yes, both.');
    await eventually(() => expect(atVera.heard()).toContain('Yes, both.'));
    await Promise.all([atVera.close(), atOlga.close()]);
  });
});
