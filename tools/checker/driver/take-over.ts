import { approveClaim, importJob, marketEvents, startImport, submitClaim } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { dayInAYear } from './market-day.js';
import { Refused } from './gateway-client.js';
import type { Person } from './person.js';
import { until } from './until.js';

interface Job {
  status: string;
  createdCount: number;
  error: string | null;
}

const START = 'mutation Drive($input: StartImportInput!) { startImport(input: $input) { id } }';
const LOOK = 'query Drive($id: ID!) { importJob(input: { id: $id }) { status createdCount error } }';
const FIND =
  'query Drive($search: String!) { marketEvents(input: { search: $search, seededByAdmin: true }) { items { id } } }';

/** An admin imports a market, an organizer claims it, and the admin approves. */
export async function takeOver(organizer: Person, admin: Person): Promise<void> {
  const eventId = await importMarket(admin);
  const words = { eventId, name: 'Kim Doe', email: organizer.email };
  const { id } = await organizer.command<{ id: string }>(submitClaim, words, 'id', (claim) => claim.id);
  await admin.command<{ id: string }>(approveClaim, { id }, 'id status', (claim) => claim.id);
}

/** An import is not decided by an aggregate: the document that it created proves it ran once. */
async function importMarket({ gateway }: Person): Promise<string> {
  const title = `Imported ${newId()}`;
  const text = `title,description,event_date,location,city,state\n${title},A market,${dayInAYear()},Green,Austin,TX\n`;
  const { id } = await gateway.graphql<{ id: string }>(
    startImport.name,
    START,
    { input: { fileName: 'markets.csv', text } },
    newId(),
  );
  const job = await until(
    `import ${id} has ended`,
    () => gateway.graphql<Job>(importJob.name, LOOK, { id }, newId()),
    ({ status }) => status === 'finished' || status === 'failed',
  );
  if (job.createdCount !== 1)
    throw new Refused(startImport.name, job.status, 1, job.error ?? `created ${job.createdCount} markets`);
  const { items } = await until(
    `"${title}" is found`,
    () => gateway.graphql<{ items: { id: string }[] }>(marketEvents.name, FIND, { search: title }, newId()),
    (page) => page.items.length > 0,
  );
  const [market, again] = items;
  if (!market || again) throw new Refused(startImport.name, 'DOUBLED', 1, `${items.length} markets of one row`);
  return market.id;
}
