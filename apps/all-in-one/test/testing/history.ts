import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newId, services } from '@stallbook/kernel';
import { createEmbeddedBus, createKafkaBus, type DeadLetter } from '@stallbook/messaging';
import { testKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import type { Person } from './person.js';
import { PASSWORD, type Harness } from './harness.js';
import { accept, apply, attach, draftFor, openMarket, sendPicture } from './fixtures.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Operational state only: leases, relay positions, and terms that the search collects when it needs them. */
const MACHINERY = /^(leases?|checkpoints|searchTerms)$/;
/** The outbox drops the jobs of emails about an erased person for a while, also of those that were sent. */
const OF_THE_QUEUE = new Set(['enqueuedAt', 'oldJobSince']);
const stored = (key: string, value: unknown): unknown => (OF_THE_QUEUE.has(key) ? undefined : value);

export const idOf = async (person: Person): Promise<string> =>
  (await person.do<{ me: { id: string } }>('{ me: currentUser { id } }')).me.id;

export async function erase(harness: Harness, person: Person): Promise<void> {
  const command = 'mutation($input: EraseAccountInput!) { erased: eraseAccount(input: $input) { id } }';
  const input = { currentPassword: PASSWORD };
  const { data } = await person.ask<{ erased: { id: string } }>(command, { input }, { 'idempotency-key': newId() });
  const query = 'query($id: ID!) { one: accountErasure(input: { id: $id }) { completedAt } }';
  await eventually(async () => {
    const { data: found } = await harness.visitor().ask<{ one: { completedAt: string | null } }>(query, data.erased);
    expect(found.one.completedAt).not.toBeNull();
  });
}

/** A market with a banner, replaced once, an event image, an accepted application with two photos, and a file, a deleted market, and an erased person. */
export async function makeHistory(harness: Harness) {
  const olga = await harness.join('olga', 'organizer');
  const vera = await harness.join('vera', 'vendor');
  const gone = await harness.join('gone', 'vendor');
  const market = await openMarket(harness, olga, 'Riverside Market');
  for (const cropX of ['0', '1'])
    await sendPicture(olga, `event-banners/${market}`, { cropX, cropY: '0', zoom: '1.5' });
  await sendPicture(olga, `event-images/${market}`, {});
  const applicationId = await draftFor(vera, market);
  for (const displayOrder of ['1', '2']) await sendPicture(vera, 'application-images', { applicationId, displayOrder });
  await accept(olga, await apply(vera, market));
  await apply(gone, market);
  await attach(olga, market);
  const deleted = await openMarket(harness, olga, 'Called off');
  await apply(vera, deleted);
  await olga.do('mutation($id: ID!) { deleteMarketEvent(input: { id: $id }) { id } }', { id: deleted });
  await erase(harness, gone);
  return { olga, vera, people: [await idOf(olga), await idOf(vera)], market };
}

async function everythingStored(harness: Harness): Promise<Record<string, string[]>> {
  const places: Record<string, string[]> = {};
  for (const service of services) {
    const collections = await harness.db(service).collections();
    for (const one of collections.filter(({ collectionName }) => !MACHINERY.test(collectionName))) {
      const documents = await one.find().toArray();
      places[one.namespace] = documents.map((document) => JSON.stringify(document, stored)).sort();
    }
  }
  return places;
}

export async function settled(harness: Harness): Promise<Record<string, string[]>> {
  await harness.quiet();
  let now = await everythingStored(harness);
  await eventually(async () => {
    const before = now;
    now = await everythingStored(harness);
    expect(now).toEqual(before);
    await harness.quiet();
  });
  return now;
}

/** Follows the runbook: stop, `npm run republish`, start. `meanwhile` runs while everything is stopped. */
export const publishAgain = (harness: Harness, meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  harness.restart(async () => {
    await meanwhile();
    await operate(harness, 'republish');
  });

/** Runs an operator command on the harness's databases and returns its output. */
export async function operate({ config }: Harness, ...command: string[]): Promise<string> {
  const { MONGODB_URL, STALLBOOK_DB_PREFIX } = config;
  const KAFKA_BROKERS = config.STALLBOOK_BUS === 'kafka' ? config.KAFKA_BROKERS?.join(',') : undefined;
  const env = { ...process.env, ...testKeys, MONGODB_URL, STALLBOOK_DB_PREFIX, KAFKA_BROKERS };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...command], { cwd: ROOT, env });
  return stdout;
}

export async function deadLettersOf({ config, mongo }: Harness): Promise<DeadLetter[]> {
  const { STALLBOOK_DB_PREFIX: installation, STALLBOOK_BUS: kind, KAFKA_BROKERS: brokers = [] } = config;
  const onFatal = (error: Error): void => expect(error).toBeUndefined();
  const bus =
    kind === 'kafka'
      ? await createKafkaBus({ brokers, installation, onFatal })
      : await createEmbeddedBus({ db: mongo.db(`${installation}_bus`) });
  const letters = await bus.deadLetters.list();
  await bus.close();
  return letters;
}
