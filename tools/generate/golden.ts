import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { EventCatalog, IntegrationEvent } from '@stallbook/kernel';
import { recordGolden } from '@stallbook/testing';
import type { Plan } from './plan.js';

/** Records the shapes and edges of what was just written. */
export async function recordGoldenOf(root: string, { catalog, folder }: NonNullable<Plan['golden']>): Promise<void> {
  const exported = Object.values((await import(pathToFileURL(resolve(root, catalog)).href)) as Record<string, unknown>);
  const has = (value: unknown, ...fields: string[]) =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value);
  const aggregate = exported.find((value): value is EventCatalog => has(value, 'name', 'events'));
  const events = exported.filter((value): value is IntegrationEvent => has(value, 'type', 'topic', 'schema'));
  recordGolden(
    aggregate ?? { name: 'integration', events: Object.fromEntries(events.map((event) => [event.type, event])) },
    resolve(root, folder),
  );
}
