import { newId } from '@stallbook/kernel';
import { openHarness, type Harness } from '../testing/harness.js';
import { toldApart } from '../testing/telling-apart.js';

/** Limits allow a few tries per account, so each sample gets its own. */
const SAMPLES = 40;
/** Pure chance fails about once in 15,000 runs. */
const SURE = 4;
/** More than any limit allows. */
const OFTEN = 60;
const WRONG = 'not the pass phrase';

interface Times {
  pair: number[];
  half: number[];
}

const ROUTES: [string, (email: string) => object][] = [
  ['sign-in', (email) => ({ email, password: WRONG })],
  ['forgot-password', (email) => ({ email })],
  ['resend', (email) => ({ email })],
  ['sign-up', (email) => ({ email, password: WRONG, metadata: {} })],
];

describe('who has an account', () => {
  let harness: Harness;
  const known = (n: number) => `known${n}@example.org`;
  const paired = (n: number) => `paired${n}@example.org`;
  beforeAll(async () => {
    // Hashes as costly as in production, because times are compared.
    harness = await openHarness({ STALLBOOK_PASSWORD_MEMORY_KIB: '', STALLBOOK_PASSWORD_PASSES: '' });
    await harness.join('first');
    const accounts = harness.db('identity').collection<{ _id: string }>('accounts');
    const first = await accounts.findOne({});
    const copy = (email: string) => ({ ...first, _id: newId(), email });
    const all = Array.from({ length: SAMPLES + 1 }, (_, n) => [copy(known(n)), copy(paired(n))]).flat();
    await accounts.insertMany(all);
  });
  afterAll(() => harness.close());

  let callers = 0;
  /** Each from a different address, through the proxy that the gateway trusts. */
  const ask = (route: string, body: object) => {
    callers += 1;
    const from = `198.51.${Math.floor(callers / 250)}.${callers % 250}`;
    return harness.visitor().post(`/auth/${route}`, body, { 'x-forwarded-for': from });
  };
  const timed = async (route: string, body: object): Promise<number> => {
    const begun = performance.now();
    await (await ask(route, body)).text();
    return performance.now() - begun;
  };
  const answer = async (route: string, body: object) => {
    const reply = await ask(route, body);
    const headers = [...reply.headers.keys()].sort();
    const text = await reply.text();
    return {
      status: reply.status,
      headers,
      text: text.replaceAll(/[0-9a-f-]{36}/g, 'id').replaceAll(/\d+(?= s)/g, 'n'),
    };
  };

  it.each(ROUTES)(
    'the words, statuses, and headers of %s reveal no account, even above the limit',
    async (route, body) => {
      const [here, unknown] = [body(known(0)), body(`unknown-${route}@example.org`)];
      const seen = new Set<number>();
      for (let time = 0; time < OFTEN && !seen.has(429); time += 1) {
        const answers = [await answer(route, here), await answer(route, unknown)];
        expect(answers[0]).toEqual(answers[1]);
        seen.add(answers[0]?.status ?? 0);
      }
      expect(seen.size).toBe(2);
      expect(seen).toContain(429);
    },
  );

  it.each(ROUTES)('the response time of %s does not reveal it', async (route, body) => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 1; n <= SAMPLES; n += 1) {
      const pair = [
        async () => times.known.push(await timed(route, body(known(n)))),
        async () => times.unknown.push(await timed(route, body(`unknown${n}-${route}@example.org`))),
      ];
      for (const one of n % 2 === 0 ? pair : pair.reverse()) await one();
    }
    expect(toldApart(times.known, times.unknown)).toBeLessThan(SURE);
  });

  describe('a stranger cannot find accounts by signing up and in with the same password', () => {
    const strangers = 'chosen by a stranger';
    const steps = (email: string) =>
      [
        ['sign-up', { email, password: strangers, metadata: {} }],
        ['sign-in', { email, password: strangers }],
      ] as const;

    it('the pair has the same words, statuses, and headers', async () => {
      const answers = [];
      for (const email of [paired(0), 'free-pair@example.org']) {
        const pair = [];
        for (const [route, body] of steps(email)) pair.push(await answer(route, body));
        answers.push(pair);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.map(({ status }) => status)).toEqual([200, 422]);
    });

    it('the response times of the pair and of its second request do not reveal it', async () => {
      const times: Record<'known' | 'unknown', Times> = {
        known: { pair: [], half: [] },
        unknown: { pair: [], half: [] },
      };
      const measure = async (email: string, into: Times) => {
        const spent: number[] = [];
        for (const [route, body] of steps(email)) spent.push(await timed(route, body));
        const [first = 0, second = 0] = spent;
        into.pair.push(first + second);
        into.half.push(second);
      };
      for (let n = 1; n <= SAMPLES; n += 1) {
        const pair = [() => measure(paired(n), times.known), () => measure(`free-pair${n}@example.org`, times.unknown)];
        for (const one of n % 2 === 0 ? pair : pair.reverse()) await one();
      }
      expect(toldApart(times.known.pair, times.unknown.pair)).toBeLessThan(SURE);
      expect(toldApart(times.known.half, times.unknown.half)).toBeLessThan(SURE);
    });
  });
});
