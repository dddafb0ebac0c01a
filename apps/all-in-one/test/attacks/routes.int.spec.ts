import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { newId, type Operation } from '@stallbook/kernel';
import { rpcDuration } from '@stallbook/rpc';
import type { Person } from '../testing/person.js';
import { openStage, type Stage } from '../testing/stage.js';

const WEB = join(import.meta.dirname, '../../../web');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MUTATION = 'mutation { updateProfile(input: { contactName: "Mallory" }) { id } }';
/** Signed by Stripe instead of sent by a browser: it refuses an unsigned call itself. */
const WEBHOOK = '/webhooks/stripe';

const isCommand = (value: unknown): value is Operation<object, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'command' && 'service' in value;
const commands = new Set(
  Object.values(contracts as Record<string, unknown>)
    .filter(isCommand)
    .map(({ name }) => name),
);

async function startedCommands(): Promise<Record<string, number>> {
  const { values } = await rpcDuration.get();
  const counts = values.filter(
    ({ metricName, labels }) =>
      metricName?.endsWith('_count') && labels.side === 'client' && commands.has(String(labels.operation)),
  );
  return Object.fromEntries(counts.map(({ labels, value }) => [String(labels.operation), value]));
}

describe('every route of the gateway', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stallbook-routes-'));
  const urls = new Set<string>();
  let stage: Stage;
  let gateway: RunningGateway;
  let vendor: Person;
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    cpSync(join(WEB, 'pages.json'), join(folder, 'pages.json'));
    cpSync(join(WEB, 'index.html'), join(folder, 'dist', 'index.html'));
    stage = await openStage();
    gateway = await startGateway({
      config: stage.config,
      webDist: join(folder, 'dist'),
      onRoute: ({ url }) => void urls.add(url),
    });
    vendor = (await stage.join('vera', 'vendor')).at(gateway.url);
  }, 60_000);
  afterAll(async () => {
    await gateway.close();
    await stage.close();
    rmSync(folder, { recursive: true });
  });

  const pathOf = (url: string) => url.replaceAll(/:\w+/g, newId()).replaceAll('*', 'x');
  const call = async (method: string, url: string, headers: Record<string, string>) => {
    const body = { query: MUTATION, email: 'vera@example.org' };
    const reply = await vendor.fetch(`${pathOf(url)}?query=${encodeURIComponent(MUTATION)}`, {
      method,
      headers: { 'idempotency-key': newId(), ...headers },
      ...(!['GET', 'HEAD'].includes(method) && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': newId(), ...headers },
      }),
    });
    await reply.body?.cancel();
    return reply;
  };

  it('is known to this test', () => {
    expect([...urls]).toEqual(
      expect.arrayContaining(['/graphql', '/auth/sign-in', '/uploads/imports', '/live', WEBHOOK, '/*']),
    );
  });

  it.each([
    ['a neighboring origin', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['an image or a link, which name no origin', { 'sec-fetch-site': 'same-site' }],
  ])(
    'changes nothing and starts no command for a signed-in person when called from %s, by any method',
    async (_from, headers) => {
      const isNamed = 'origin' in headers;
      const state = await stage.holdings();
      const before = await startedCommands();
      for (const url of urls) {
        for (const method of METHODS) {
          const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(method);
          if (url === WEBHOOK || (!isSafe && !isNamed)) continue;
          const { status } = await call(method, url, headers);
          const refused = isSafe ? status !== 500 : status === 403;
          expect({ method, url, status, refused }).toEqual({ method, url, status, refused: true });
        }
      }
      expect(await startedCommands()).toEqual(before);
      expect(await stage.holdings()).toEqual(state);
    },
    60_000,
  );

  it('of GraphQL runs by POST alone', async () => {
    for (const method of METHODS.filter((one) => one !== 'POST')) {
      const { status } = await call(method, '/graphql', {});
      expect({ method, isRefused: method === 'HEAD' || status >= 400 }).toEqual({ method, isRefused: true });
    }
    expect(await vendor.ask('{ currentUser { profile { contactName } } }')).toMatchObject({
      data: { currentUser: { profile: { contactName: 'vera' } } },
    });
  });
});
