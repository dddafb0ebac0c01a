import { type Emulator, startEmulator } from './index.js';
import { type Exchange, recordingClient } from './testing/recorder.js';
import { type Schema, violations } from './testing/schema.js';
import { goIsThere, readSpecification, type Specification, startStripeMock } from './testing/stripe-mock.js';
import { tellStory } from './testing/story.js';

/** Lists that Stripe includes only when expanded, since 2022; the mock always sends them. */
const ONLY_EXPANDED = new Set(['refunds']);

const named = ({ method, path }: Exchange): string => `${method} ${path}`;

/** The operation of a request: `/v1/refunds/re_1` is `/v1/refunds/{refund}`. */
const replySchema = (specification: Specification, { method, path }: Exchange): Schema | undefined => {
  const parts = (path.split('?')[0] ?? '').split('/');
  const templates = Object.keys(specification.paths).filter((template) => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
  const exact = templates.sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? '';
  return specification.paths[exact]?.[method.toLowerCase()]?.responses[200]?.content['application/json'].schema;
};

const kind = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Differences in keys or JSON types between two replies; null always fits here, because the schema checks it. */
const differences = (ours: Record<string, unknown>, theirs: Record<string, unknown>): string[] =>
  Object.entries(theirs).flatMap(([key, value]) => {
    if (!(key in ours)) return ONLY_EXPANDED.has(key) ? [] : [`${key} is missing`];
    const own = ours[key];
    if (own === null || value === null) return [];
    const bothIds = [own, value].every((one) => kind(one) === 'string' || kind(one) === 'object');
    return kind(own) === kind(value) || bothIds ? [] : [`${key} is ${kind(own)}, not ${kind(value)}`];
  });

(goIsThere() ? describe : describe.skip)("the emulator's replies compared with stripe-mock", () => {
  let emulator: Emulator;
  let mock: Awaited<ReturnType<typeof startStripeMock>>;
  let specification: Specification;
  let exchanges: Exchange[];

  beforeAll(async () => {
    specification = readSpecification();
    mock = await startStripeMock();
    emulator = await startEmulator();
    const recording = recordingClient(emulator);
    await tellStory(recording.stripe);
    exchanges = recording.exchanges;
  });
  afterAll(async () => {
    await emulator?.stop();
    await mock?.stop();
  });

  it('satisfy the schema of their operation', () => {
    const wrong = exchanges.flatMap((exchange) => {
      const schema =
        exchange.status === 200
          ? replySchema(specification, exchange)
          : {
              type: 'object' as const,
              required: ['error'],
              properties: { error: { $ref: '#/components/schemas/api_errors' } },
            };
      if (!schema) return [`${named(exchange)}: Stripe has no such operation`];
      return violations(specification.components.schemas, schema, exchange.reply).map(
        (text) => `${named(exchange)} ${text}`,
      );
    });
    expect(wrong).toEqual([]);
    expect(exchanges.length).toBeGreaterThan(40);
  });

  it('have the keys and the JSON types of its answers to the same requests', async () => {
    const wrong: string[] = [];
    for (const exchange of exchanges.filter(({ status }) => status === 200)) {
      const response = await fetch(`${mock.url}${exchange.path}`, {
        method: exchange.method,
        headers: { authorization: 'Bearer sk_test_emulator', 'content-type': 'application/x-www-form-urlencoded' },
        ...(exchange.method === 'POST' && { body: exchange.body }),
      });
      const theirs = (await response.json()) as Record<string, unknown>;
      if (response.status !== 200) wrong.push(`${named(exchange)} is refused: ${JSON.stringify(theirs)}`);
      else wrong.push(...differences(exchange.reply, theirs).map((text) => `${named(exchange)}: ${text}`));
    }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
