import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { newId, type Operation } from '@stallbook/kernel';
import { rpcDuration } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { captureLogs } from '../testing/everything.js';
import type { Person } from '../testing/person.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { planPricesExist } from '../testing/plan-prices.js';

const WEB = join(import.meta.dirname, '../../../web');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const FORMS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
];
const MUTATION = 'mutation { updateProfile(input: { contactName: "Mallory" }) { id } }';
/** Servers call them instead of a browser; these routes refuse calls without a signature or secret themselves. */
const WEBHOOK = '/webhooks/stripe';
const MAIL_WEBHOOK = '/webhooks/mail/:token';

const isCommand = (value: unknown): value is Operation<object, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'command' && 'service' in value;
const commands = new Set(
  [
    ...Object.values(contracts as Record<string, unknown>),
    ...Object.values(contracts.systemOperationsOf).flatMap((ofService) => Object.values(ofService)),
  ]
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
  const postUrls = new Set<string>();
  let harness: Harness;
  let gateway: RunningGateway;
  let vendor: Person;
  let victor: Person;
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    for (const file of ['pages.json', 'pages.es.json']) cpSync(join(WEB, file), join(folder, file));
    cpSync(join(WEB, 'index.html'), join(folder, 'dist', 'index.html'));
    harness = await openHarness();
    await planPricesExist(harness);
    gateway = await startGateway({
      config: { ...harness.config, LOG_LEVEL: 'error' },
      webDist: join(folder, 'dist'),
      onRoute: ({ url, method }) => {
        urls.add(url);
        if ([method].flat().includes('POST')) postUrls.add(url);
      },
    });
    vendor = (await harness.join('vera', 'vendor')).at(gateway.url);
    victor = (await harness.join('victor', 'vendor')).at(gateway.url);
    await eventually(async () => {
      for (const [service, collection] of [
        ['applications', 'membershipReplicas'],
        ['billing', 'vendorNames'],
        ['content', 'membershipReplicas'],
        ['events', 'membershipReplicas'],
        ['notifications', 'replicas'],
      ] as const) {
        expect(await harness.db(service).collection(collection).countDocuments()).toBe(2);
      }
    });
  });
  afterAll(async () => {
    await gateway.close();
    await harness.close();
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

  it('every route is known to this test', () => {
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
      const state = await harness.holdings();
      const before = await startedCommands();
      for (const url of urls) {
        for (const method of METHODS) {
          const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(method);
          if ([WEBHOOK, MAIL_WEBHOOK].includes(url) || (!isSafe && !isNamed)) continue;
          const { status } = await call(method, url, headers);
          const refused = isSafe ? status !== 500 : status === 403;
          expect({ method, url, status, refused }).toEqual({ method, url, status, refused: true });
        }
      }
      expect(await startedCommands()).toEqual(before);
      expect(await harness.holdings()).toEqual(state);
    },
  );

  it('POST routes accept only JSON, except files and signed messages', async () => {
    const state = await harness.holdings();
    const taken: string[] = [];
    for (const url of postUrls) {
      for (const type of FORMS) {
        const headers = { 'content-type': type };
        const { status } = await vendor.fetch(pathOf(url), { method: 'POST', body: 'query=x&email=x', headers });
        expect({ url, type, fault: status >= 500 }).toEqual({ url, type, fault: false });
        if (status !== 415) taken.push(url);
      }
    }
    const uploads = [
      'application-images',
      'attachments/:eventId',
      'blog-images',
      'event-banners/:eventId',
      'event-images/:eventId',
      'imports',
      'message-files',
      'message-images',
    ];
    expect([...new Set(taken)].sort()).toEqual([
      '/unsubscribe',
      ...uploads.map((path) => `/uploads/${path}`),
      MAIL_WEBHOOK,
      WEBHOOK,
    ]);
    expect(await harness.holdings()).toEqual(state);
  });

  it('deep nesting, invalid operation IDs, and bodies of another form are refused without an error in the log', async () => {
    // Several times as deep as a stack.
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const logs = captureLogs();
    const bodies = [undefined, deep, `{"email":${deep},"password":"x"}`, 'null', '7', '"x"', '[]', '[null]'];
    const requests = [
      `{"variables":{"input":${deep}},"query":"{ foundingPlaces { limit } }"}`,
      `{"query":"{ marketEvent(input: { id: ${deep} }) { id } }"}`,
      `{"query":"${'{ a '.repeat(100_000)}"}`,
      `{"documentId":"constructor"}`,
      `{"documentId":{"toString":1}}`,
      `{"documentId":${deep}}`,
      '{"query":7,"variables":"x"}',
      '{"query":"{ foundingPlaces { limit } }","variables":[null],"operationName":{}}',
    ];
    for (const url of postUrls) {
      for (const body of url === '/graphql' ? [...bodies, ...requests] : bodies) {
        const path = pathOf(url);
        const reply = await (body === undefined ? victor.fetch(path, { method: 'POST' }) : victor.post(path, body));
        const text = await reply.text();
        const refused = reply.status < 500 && !text.includes('INTERNAL');
        expect({ url, body: body?.slice(0, 60), refused, text: text.slice(0, 200) }).toMatchObject({ refused: true });
      }
    }
    logs.end();
    expect(logs.text()).toBe('');
  });

  it('GraphQL runs only by POST', async () => {
    for (const method of METHODS.filter((one) => one !== 'POST')) {
      const { status } = await call(method, '/graphql', {});
      expect({ method, isRefused: method === 'HEAD' || status >= 400 }).toEqual({ method, isRefused: true });
    }
    expect(await vendor.ask('{ currentUser { profile { contactName } } }')).toMatchObject({
      data: { currentUser: { profile: { contactName: 'vera' } } },
    });
  });
});
