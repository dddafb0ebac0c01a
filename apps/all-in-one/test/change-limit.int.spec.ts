import { buildGatewaySchema, startGateway, type RunningGateway } from '@stallbook/gateway';
import { CLOCK, type TestClock } from '@stallbook/platform';
import type { GraphQLSchema } from 'graphql';
import { documentFor } from './testing/documents.js';
import { openHarness, type Harness } from './testing/harness.js';
import { leastInput } from './testing/inputs.js';
import type { Person } from './testing/person.js';

const LIMIT = 3;
/** With these, the owner of an account ends the sessions of a thief. */
const NEVER_LIMITED = ['endSession', 'updatePassword', 'endAllSessions'];

describe('the changes of one person', () => {
  let harness: Harness;
  let gateway: RunningGateway;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await buildGatewaySchema();
    harness = await openHarness({}, ['identity', 'content', 'notifications']);
    gateway = await startGateway({ config: { ...harness.config, STALLBOOK_CHANGES_PER_HOUR: LIMIT } });
  });
  afterAll(async () => {
    await gateway.close();
    await harness.close();
  });

  const join = async (name: string): Promise<Person> => (await harness.join(name, 'vendor')).at(gateway.url);
  const chooses = 'chooseLanguage(input: { language: es }) { id }';
  const choose = (person: Person) => person.ask(`mutation { ${chooses} }`);
  const codes = ({ errors }: Awaited<ReturnType<typeof choose>>) => errors.map(({ extensions }) => extensions.code);
  const useUp = async (person: Person): Promise<void> => {
    for (let change = 0; change < LIMIT; change += 1) expect(codes(await choose(person))).toEqual([]);
  };

  it('are limited in every mutation, except those that end the session of a thief', async () => {
    const vera = await join('vera');
    await useUp(vera);
    const fields = schema.getMutationType()?.getFields() ?? {};
    const send = async (name: string) => {
      const field = fields[name]!;
      const input = leastInput(field.args[0]?.type);
      return codes(await vera.ask(documentFor('mutation', field), input === undefined ? {} : { input })).join();
    };
    const limited = Object.keys(fields).filter((name) => !NEVER_LIMITED.includes(name));
    expect(limited.length).toBeGreaterThan(100);
    for (const name of limited) expect([name, await send(name)]).toEqual([name, 'RATE_LIMITED']);
    for (const name of NEVER_LIMITED) expect(await send(name)).not.toMatch(/RATE_LIMITED|UNAUTHENTICATED/);
  });

  it('count one by one in one request, and the rest of it is refused with the time to wait', async () => {
    const wanda = await join('wanda');
    const clock = gateway.app.get<TestClock>(CLOCK);
    clock.pause();
    const { data, errors } = await wanda.ask(
      `mutation { ${['a', 'b', 'c', 'd'].map((it) => `${it}: ${chooses}`).join(' ')} }`,
    );
    clock.resume();
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: 'You made very many changes within an hour. Please try again in 60 minutes.',
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3_600 },
      },
    ]);
  });

  it('leave those of others and what people read alone, and are possible again after an hour', async () => {
    const [xenia, yann] = [await join('xenia'), await join('yann')];
    await useUp(xenia);
    expect(codes(await choose(xenia))).toEqual(['RATE_LIMITED']);
    expect(codes(await xenia.ask('{ myBookmarks(input: {}) { targetId } }'))).toEqual([]);
    expect(codes(await choose(yann))).toEqual([]);
    await harness.clock.advance(60 * 60_000);
    await xenia.post('/auth/refresh', {});
    expect(codes(await choose(xenia))).toEqual([]);
  });
});
