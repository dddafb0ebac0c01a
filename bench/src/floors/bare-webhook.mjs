import fastify from 'fastify';
import { MongoClient } from 'mongodb';
import Stripe from 'stripe';

const { MONGODB_URL = '', DATABASE = '', STRIPE_WEBHOOK_SECRET = '' } = process.env;
const client = await new MongoClient(MONGODB_URL).connect();
const events = client.db(DATABASE).collection('bareStripeEvents');
const { webhooks } = new Stripe('sk_test_bench');

const app = fastify();
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.post('/webhooks/stripe', async ({ body, headers }) => {
  const { id, type } = webhooks.constructEvent(body, headers['stripe-signature'], STRIPE_WEBHOOK_SECRET);
  await events.insertOne({ _id: id, type, receivedAt: new Date() }, { writeConcern: { w: 'majority' } });
  return { id };
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${app.server.address().port}` }));
process.once('SIGTERM', () => void app.close().then(() => client.close()));
