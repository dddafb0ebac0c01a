import { MongoClient } from 'mongodb';
import { createEmbeddedBus, createHandledStreams, createKafkaBus } from '../../index.js';

const [kind, database, installation = '', group = '', topic = ''] = process.argv.slice(2);
const client = await MongoClient.connect(process.env.MONGODB_URL ?? '');
const db = client.db(database);
const handled = await createHandledStreams({ client, db });
const onFatal = (error: Error): never => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};
const brokers = (process.env.KAFKA_BROKERS ?? '').split(',');
const bus =
  kind === 'kafka' ? await createKafkaBus({ brokers, installation, onFatal }) : await createEmbeddedBus({ db });

await bus.subscribe({ group, topics: [topic] }, async (batch) => {
  await handled.handle('killed', batch, async (fresh, session) => {
    const effects = fresh.map(({ key, data }) => ({ key, data, by: process.pid }));
    await db.collection('effects').insertMany(effects, { session });
  });
});
process.send?.('ready');
