// `npm run republish`: every service publishes everything again at its next start, after a restore or the loss of
// Kafka. Stallbook must be stopped.
import { topics } from '@stallbook/contracts';
import { publishAgain } from '@stallbook/event-store/core';
import { services } from '@stallbook/kernel';
import { clearEmbeddedBus } from '@stallbook/messaging';
import { serviceDb } from '@stallbook/platform';
import { MongoClient } from 'mongodb';
import { findDatabase } from '../installation/database.mjs';

const prefix = process.env['STALLBOOK_DB_PREFIX'] ?? 'stallbook';
const database = await findDatabase(process.env);
const client = await new MongoClient(database.url).connect();
try {
  const databases = new Map(services.map((name) => [name, serviceDb(client, prefix, name)]));
  const { corrected } = await publishAgain(databases, topics);
  await clearEmbeddedBus(serviceDb(client, prefix, 'bus'));
  console.log(`Everything is published again at the next start. Corrected notes of lost messages: ${corrected}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await client.close();
  await database.stop();
}
