// `npm run dead-letters`: lists the messages that were given up. `-- resend <id>` and `-- discard <id> <reason>` settle one.
// On Kafka `KAFKA_BROKERS` names it; Stallbook may run meanwhile.
import { createEmbeddedBus, createKafkaBus } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import { MongoClient } from 'mongodb';
import { findDatabase } from './database.mjs';

const { STALLBOOK_DB_PREFIX: installation = 'stallbook', KAFKA_BROKERS: kafka } = process.env;
const [action, id = '', ...reason] = process.argv.slice(2);
const database = await findDatabase(process.env);
const client = await new MongoClient(database.url).connect();
const onFatal = (error: Error): never => {
  throw error;
};
const bus = kafka
  ? await createKafkaBus({ brokers: kafka.split(','), installation, onFatal })
  : await createEmbeddedBus({ db: serviceDb(client, installation, 'bus') });
try {
  if (action === 'resend') await bus.deadLetters.resend(id);
  else if (action === 'discard') await bus.deadLetters.discard(id, reason.join(' '));
  for (const { id: letter, at, group, message, error } of await bus.deadLetters.list()) {
    console.log([letter, at.toISOString(), group, message.type, message.stream, error].join('  '));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await bus.close();
  await client.close();
  await database.stop();
}
