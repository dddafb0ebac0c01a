import { buildGatewaySchema } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import { documentFor } from '../testing/documents.js';
import { mutations } from '../testing/mutation-table.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { seedMarket, type Fixtures } from '../testing/fixtures.js';
import { planPricesExist } from '../testing/plan-prices.js';

const FLOOD = 40;
/** No forms: a counted view, and answers with the secret of an email. */
const UNGATED = ['answerInvitation', 'changeMailSubscription', 'countPostView'];

const forms = Object.entries(mutations).filter(
  ([name, { mayCall }]) => mayCall.includes('visitor') && !UNGATED.includes(name),
);

const schema = buildGatewaySchema();

async function documentOf(name: string): Promise<string> {
  const field = (await schema).getMutationType()?.getFields()[name];
  if (!field) throw new Error(`${name} is no mutation`);
  return documentFor('mutation', field);
}

describe('a public form', () => {
  let harness: Harness;
  let ids: Fixtures['ids'];
  beforeAll(async () => {
    // First, because it keeps the process from reading the answers of its servers in time.
    await schema;
    harness = await openHarness();
    await planPricesExist(harness);
    const seeded = await seedMarket(harness, await harness.join('adam'));
    ids = { seeded } as Fixtures['ids'];
    await eventually(async () => {
      for (const service of ['applications', 'attachments', 'billing'] as const)
        expect(await harness.db(service).collection('marketEventReplicas').countDocuments()).toBe(1);
    });
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  it.each(forms)('a form filled in by a program is not stored: %s', async (name, row) => {
    const document = await documentOf(name);
    const state = await harness.holdings();
    const input = { ...row.input?.(ids), website: 'https://spam.example' };
    await harness.visitor().do(document, { input });
    expect(await harness.holdings()).toEqual(state);
  });

  it.each(forms)('a form limits the submissions of one address: %s', async (name, row) => {
    harness.clock.pause();
    const document = await documentOf(name);
    const codes: (string | undefined)[] = [];
    for (let sent = 0; sent < FLOOD; sent += 1) {
      const input = {
        ...row.input?.(ids),
        ...('email' in (row.input?.(ids) ?? {}) && { email: `v${sent}@example.org` }),
      };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { errors } = await harness.visitor().ask(document, { input }, headers);
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => undefined));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
