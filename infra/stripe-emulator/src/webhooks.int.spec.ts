import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { type Emulator, startEmulator } from './index.js';
import { clientOf, SECRET } from './testing/client.js';
import { startReceiver } from './testing/receiver.js';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const CONTROL_KEY = 'the-control-key-of-these-tests-only';

describe('webhooks of the emulator', () => {
  let emulator: Emulator;
  let stripe: Stripe;
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver();
    emulator = await startEmulator({ webhookUrl: receiver.url, webhookSecret: SECRET, controlKey: CONTROL_KEY });
    stripe = clientOf(emulator);
  });
  afterEach(async () => {
    await emulator.stop();
    await receiver.stop();
  });

  it('tries again until a 2xx answers', async () => {
    await receiver.stop();
    receiver = await startReceiver([500, 302]);
    emulator.control.configure({ url: receiver.url });
    await stripe.customers.create({ email: 'a@b.example' });
    await emulator.control.settled();
    expect(receiver.types()).toEqual(['customer.created', 'customer.created', 'customer.created']);
    expect(emulator.control.deliveries()).toMatchObject([{ attempts: 3, status: 'delivered', lastStatus: 200 }]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it('holds webhooks and releases them in a chosen order', async () => {
    emulator.control.configure({ held: true });
    for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name });
    const [a, b, c] = emulator.control.events().map((event) => event.id);
    expect(receiver.received).toEqual([]);
    await emulator.control.release([c ?? '', a ?? '']);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([c, a, b]);
  });

  it('lets webhooks overtake the reply where asked', async () => {
    const order: string[] = [];
    emulator.control.configure({ replyDelayMs: 3_000 });
    const replied = stripe.customers.create({ name: 'late' }).then(() => order.push('reply'));
    await receiver.next();
    order.push('webhook');
    await replied;
    expect(order).toEqual(['webhook', 'reply']);
  });

  it('delivers each webhook twice where asked', async () => {
    emulator.control.configure({ copies: 2 });
    await stripe.customers.create({ name: 'twice' });
    await emulator.control.settled();
    expect(receiver.types()).toEqual(['customer.created', 'customer.created']);
  });

  it('redelivers an event, also unsigned, wrongly signed or too old', async () => {
    await stripe.customers.create({ name: 'x' });
    await emulator.control.settled();
    const [event] = emulator.control.events();
    const id = event?.id ?? '';
    const lastTime = () => receiver.received.at(-1) ?? { body: '', signature: '' };
    const verify = () => stripe.webhooks.constructEvent(lastTime().body, lastTime().signature, SECRET);

    expect(await emulator.control.redeliver(id, { times: 2 })).toEqual([
      { status: 200, error: null },
      { status: 200, error: null },
    ]);
    expect(verify().id).toBe(id);
    await emulator.control.redeliver(id, { unsigned: true });
    expect(verify).toThrow('No stripe-signature header');
    await emulator.control.redeliver(id, { secret: 'whsec_other' });
    expect(verify).toThrow('No signatures found');
    await emulator.control.redeliver(id, { ageSeconds: 301 });
    expect(verify).toThrow('Timestamp outside the tolerance zone');
  });

  it('is steered over HTTP too, without telling the secret', async () => {
    const authorization = `Bearer ${CONTROL_KEY}`;
    const get = (path: string) => fetch(`${emulator.url}/_emulator/${path}`, { headers: { authorization } });
    const post = (path: string, body: object) =>
      fetch(`${emulator.url}/_emulator/${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const configured = await post('webhook', { held: true });
    expect(await configured.text()).not.toContain(SECRET);
    await stripe.customers.create({ name: 'held' });
    const listed = (await (await get('deliveries')).json()) as { data: object[] };
    expect(listed.data).toMatchObject([{ status: 'held', type: 'customer.created' }]);
    expect((await post('release', {})).status).toBe(200);
    expect(receiver.types()).toEqual(['customer.created']);
    expect((await post('webhook', { hold: true })).status).toBe(400);
    expect((await post('accounts/acct_none/revoke', {})).status).toBe(404);
    const totals = (await (await get('totals')).json()) as object;
    expect(totals).toMatchObject({ charges: 0, platformBalance: 0 });
  });
});

describe('the state file of the emulator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps objects, idempotency keys and undelivered webhooks over a kill -9', async () => {
    const dataFile = join(folder, 'killed.json');
    const away = await startReceiver();
    await away.stop();
    const child = spawn(
      process.execPath,
      ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register', join(import.meta.dirname, 'main.ts')],
      {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PORT: '0',
          STRIPE_EMULATOR_DATA: dataFile,
          STRIPE_WEBHOOK_URL: away.url,
          STRIPE_WEBHOOK_SECRET: SECRET,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const ready = JSON.parse(line.toString()) as { ready: boolean; port: number };
    expect(ready.ready).toBe(true);
    const before = clientOf({ host: '127.0.0.1', port: ready.port });
    const customer = await before.customers.create({ name: 'kept' }, { idempotencyKey: 'kept' });
    child.kill('SIGKILL');
    await once(child, 'exit');

    const receiver = await startReceiver();
    const emulator = await startEmulator({ dataFile, webhookUrl: receiver.url, webhookSecret: SECRET });
    const after = clientOf(emulator);
    expect((await after.customers.retrieve(customer.id)).id).toBe(customer.id);
    expect((await after.customers.create({ name: 'kept' }, { idempotencyKey: 'kept' })).id).toBe(customer.id);
    await emulator.control.settled();
    expect(receiver.types()).toEqual(['customer.created']);
    await emulator.stop();
    await receiver.stop();
  });

  it('stops cleanly and opens again', async () => {
    const dataFile = join(folder, 'deep', 'stopped.json');
    const first = await startEmulator({ dataFile });
    await Promise.all(Array.from({ length: 20 }, (_, index) => clientOf(first).products.create({ name: `${index}` })));
    await first.stop();
    const second = await startEmulator({ dataFile });
    expect((await clientOf(second).products.list({ limit: 100 })).data).toHaveLength(20);
    await second.stop();
  });

  it('overlooks a last line that was cut off, and nothing else', async () => {
    const dataFile = join(folder, 'cut.json');
    const first = await startEmulator({ dataFile });
    await clientOf(first).products.create({ name: 'whole' });
    await first.stop();
    const journal = readdirSync(folder).find((name) => /^cut\.json\.\d+\.journal$/.test(name)) ?? '';
    appendFileSync(join(folder, journal), '[["products","prod_cut",{"obj');
    const second = await startEmulator({ dataFile });
    expect((await clientOf(second).products.list()).data.map((product) => product.name)).toEqual(['whole']);
    await second.stop();
  });

  it('names a damaged file and leaves it alone', async () => {
    const dataFile = join(folder, 'damaged.json');
    writeFileSync(dataFile, '{"version":1,');
    await expect(startEmulator({ dataFile })).rejects.toThrow(dataFile);
    expect(readFileSync(dataFile, 'utf8')).toBe('{"version":1,');
  });
});
