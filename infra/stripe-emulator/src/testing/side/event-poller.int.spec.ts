import { eventually } from '@stallbook/testing';
import Stripe from 'stripe';
import { startReceiver } from '../receiver.js';
import { EventPoller } from './event-poller.js';
import { openStripeSide, type StripeSide } from './stripe-side.js';

const secret = 'whsec_of_the_poller';

describe('events that are polled', () => {
  let side: StripeSide;
  beforeAll(async () => {
    side = await openStripeSide({});
  });
  afterAll(() => side?.close());

  it('arrive signed, oldest first, once each, and again only after a refusal', async () => {
    const receiver = await startReceiver([200, 500]);
    for (const name of ['First', 'Second', 'Third']) await side.stripe.products.create({ name });
    const poller = new EventPoller(side.stripe, { url: receiver.url, secret, everyMs: 10 });
    const names = () =>
      receiver.received.map(({ body, signature }) => {
        const { data } = side.stripe.webhooks.constructEvent(body, signature, secret);
        return (data.object as Stripe.Product).name;
      });
    await eventually(() => expect(names()).toHaveLength(4));
    await side.stripe.products.create({ name: 'Last' });
    await eventually(() => expect(names()).toContain('Last'));
    await poller.stop();
    await receiver.stop();
    expect(names()).toEqual(['First', 'Second', 'Third', 'Second', 'Last']);
  });

  it('say at the end why they stopped coming', async () => {
    const unknown = new Stripe('sk_test_1', { host: '127.0.0.1', port: 1, protocol: 'http', maxNetworkRetries: 0 });
    const poller = new EventPoller(unknown, { url: 'http://127.0.0.1:1/', secret, everyMs: 10 });
    await eventually(() => expect(poller.isRunning).toBe(false));
    await expect(poller.stop()).rejects.toThrow('connection to Stripe');
  });
});
