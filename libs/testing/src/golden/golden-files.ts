import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upcast, type EventType } from '@stallbook/kernel';
import { z } from 'zod';
import { edgesOf, type Schema } from './edges.js';

export interface Catalog {
  name: string;
  events: Record<string, EventType & { topic?: string; key?: string }>;
}

export interface EventVersion {
  event: string;
  version: number;
}

type Entries = Record<string, unknown>;

export const versionsOf = ({ events }: Catalog): EventVersion[] =>
  Object.entries(events).flatMap(([event, { version: latest }]) =>
    Array.from({ length: latest }, (_, index) => ({ event, version: index + 1 })),
  );

const exampleFile = (name: string, version: number) => `${name}.v${version}.json`;
const shapesFile = (name: string, version: number) => `${name}.v${version}.shapes.json`;
const edgesFile = (name: string, version: number) => `${name}.v${version}.edges.json`;

export function faultsOf(catalog: Catalog, folder: string, { event, version }: EventVersion): string[] {
  const type = catalog.events[event];
  if (!type) return [`${event} is not in the catalog`];
  const example = read(folder, exampleFile(catalog.name, version))[event];
  const shape = read(folder, shapesFile(catalog.name, version))[event];
  const faults: string[] = [];
  if (example === undefined) faults.push(`no example in ${exampleFile(catalog.name, version)}`);
  else faults.push(...exampleFaults(type, version, example as Entries));
  if (faults.length === 0) faults.push(...edgeFaults(catalog, folder, { event, version }));
  if (shape === undefined)
    faults.push(`no entry in ${shapesFile(catalog.name, version)}: run the spec with GOLDEN=record`);
  else if (version === type.version && !same(shape, shapeOf(type))) {
    faults.push(
      `differs from the recorded version ${version}: raise the version and write an upcaster from ${version}`,
    );
  }
  return faults;
}

export function forgottenIn(catalog: Catalog, folder: string): string[] {
  const latest = Math.max(1, ...Object.values(catalog.events).map(({ version }) => version));
  const forgotten: string[] = [];
  for (let version = 1; version <= latest + 1; version += 1) {
    for (const event of Object.keys(read(folder, shapesFile(catalog.name, version)))) {
      if ((catalog.events[event]?.version ?? 0) < version) forgotten.push(`${event}, version ${version}`);
    }
  }
  return forgotten;
}

/** Adds the shapes of current versions and the edges of all versions. Existing entries never change. */
export function record(catalog: Catalog, folder: string): void {
  for (const [event, type] of Object.entries(catalog.events)) {
    add(folder, shapesFile(catalog.name, type.version), event, () => shapeOf(type));
  }
  for (const { event, version } of versionsOf(catalog)) {
    const shape = read(folder, shapesFile(catalog.name, version))[event] as { schema: Schema } | undefined;
    const example = read(folder, exampleFile(catalog.name, version))[event];
    if (shape && example) add(folder, edgesFile(catalog.name, version), event, () => edgesOf(shape.schema, example));
  }
}

function add(folder: string, file: string, event: string, entry: () => unknown): void {
  const entries = read(folder, file);
  if (event in entries) return;
  writeFileSync(join(folder, file), `${JSON.stringify({ ...entries, [event]: entry() }, null, 2)}\n`);
}

const readStored = (type: EventType, version: number, stored: Entries): unknown =>
  type.schema.parse(upcast(type, version, stored));

function exampleFaults(type: EventType, version: number, example: Entries): string[] {
  try {
    const data = readStored(type, version, example);
    return version < type.version || same(data, example) ? [] : ['the example differs from what is read back'];
  } catch (error) {
    return [`cannot be read: ${messageOf(error)}`];
  }
}

function edgeFaults({ name, events }: Catalog, folder: string, { event, version }: EventVersion): string[] {
  const edges = read(folder, edgesFile(name, version))[event] as Entries[] | undefined;
  if (!edges?.length) return [`no entry in ${edgesFile(name, version)}: run the spec with GOLDEN=record`];
  return edges.flatMap((edge, index) => {
    try {
      readStored(events[event] as EventType, version, edge);
      return [];
    } catch (error) {
      return [`edge ${index} cannot be read: ${messageOf(error)}`];
    }
  });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function shapeOf({ schema, personal = [], topic, key }: Catalog['events'][string]): unknown {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain({ schema: shape, personal, topic, key });
}

function read(folder: string, file: string): Entries {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Entries) : {};
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner)]),
  );
}
