import type { EventCatalog } from '@stallbook/kernel';
import { z } from 'zod';

const KEBAB = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const IRREGULAR = new Set([
  'become',
  'begun',
  'bought',
  'chosen',
  'done',
  'given',
  'hidden',
  'left',
  'lost',
  'made',
  'paid',
  'put',
  'sent',
  'set',
  'sold',
]);
for (const participle of ['taken', 'told', 'withdrawn', 'written']) IRREGULAR.add(participle);

const SUFFIXES = [
  'module',
  'events',
  'state',
  'decider',
  'projection',
  'reader',
  'presenter',
  'integration-events',
  'handler',
  'reaction',
  'task',
  'processor',
  // What a tool wrote, which is never edited.
  'generated',
  // The Spanish texts of the file of the same name.
  'es',
  // Types of a package that has none.
  'd',
  'schema',
  'store',
  'controller',
  'contract',
  'dto',
];

/** Without a singular. */
const UNCOUNTABLE = /(^|-)analytics$/;
export const isSingular = (kebab: string): boolean => UNCOUNTABLE.test(kebab) || !/(?<![suia])s$/.test(kebab);
export const kebabOf = (camel: string): string =>
  camel.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
const isParticiple = (word: string): boolean => word.endsWith('ed') || IRREGULAR.has(word);

/** What is wrong with the name of an aggregate and its event types, a sentence each. */
export function catalogFaults({ name, events }: EventCatalog): string[] {
  const faults = Object.entries(events).flatMap(([type, { schema }]) => [
    ...typeFaults(type, name),
    ...[...fieldsOf(schema)]
      .filter((field) => field === 'at' || field === 'occurredAt')
      .map((field) => `${type} has the field ${field}: use meta.occurredAt`),
  ]);
  if (!new RegExp(`^${KEBAB}$`).test(name)) faults.unshift(`the aggregate ${name} is not kebab-case`);
  if (!isSingular(name)) faults.unshift(`the aggregate ${name} is not singular`);
  return faults;
}

/** `<aggregate>.<what happened>`; any aggregate if none is given. */
export function typeFaults(type: string, aggregate = KEBAB): string[] {
  const [, what] = new RegExp(`^(?:${aggregate})\\.(${KEBAB})$`).exec(type) ?? [];
  if (!what) return [`${type} is not <aggregate>.<what-happened>`];
  return what.split('-').some(isParticiple) ? [] : [`${type} has no past participle`];
}

export function topicFaults(topic: string, services: readonly string[]): string[] {
  const [, service = '', aggregate = ''] = new RegExp(`^(${KEBAB})\\.(${KEBAB})\\.v[1-9]\\d*$`).exec(topic) ?? [];
  return services.includes(service) && isSingular(aggregate) ? [] : [`${topic} is not <service>.<aggregate>.v<n>`];
}

/** The names of all fields of a schema, however deep. */
export function fieldsOf(schema: z.ZodType): Set<string> {
  const fields = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') Object.keys(value as object).forEach((field) => fields.add(field));
      visit(value);
    }
  };
  visit(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return fields;
}

/** What is wrong with the path of a service's file, a sentence each. */
export function pathFaults(path: string, text = ''): string[] {
  const [, inside = ''] = /^apps\/[^/]+\/src\/(.*)$/.exec(path) ?? [];
  const folders = inside.split('/').slice(0, -1);
  const file = inside.split('/').at(-1)!;
  const [, base = '', suffix] =
    /^([^.]+)(?:\.([^.]+))?\.ts$/.exec(file.replace(/\.(unit|int|full)\.spec\.ts$/, '.ts')) ?? [];
  const faults: string[] = [];
  if (folders.some((folder) => ['copies', 'facts', 'people'].includes(folder))) faults.push(`${path}: use replicas/`);
  const isReplica = /(^|-)replicas?(-|$)/.test(base) || /\bdefineSchema<\w*Replica>/.test(text);
  if (isReplica && !folders.includes('replicas')) faults.push(`${path} is not in replicas/`);
  if (folders[0] && folders[0] !== 'replicas' && !isSingular(folders[0]))
    faults.push(`${path}: ${folders[0]}/ is plural`);
  if (suffix === 'reaction' && folders.at(-1) !== 'reactions') faults.push(`${path} is not in reactions/`);
  if (/@Reacts\(/.test(text) && suffix !== 'reaction' && !folders.includes('replicas'))
    faults.push(`${path}: only a reaction or a replica uses @Reacts`);
  const [, reaction] = suffix === 'reaction' ? (/export class (\w+)Reaction\b/.exec(text) ?? []) : [];
  if (reaction && kebabOf(reaction) !== base) faults.push(`${path} is not named like its class ${reaction}Reaction`);
  if (suffix && !SUFFIXES.includes(suffix)) faults.push(`${path} has the unknown suffix .${suffix}.ts`);
  if (suffix === 'module' && folders.length > 0 && !isSingular(base)) faults.push(`${path} is plural`);
  const [, role] = /-(reader|presenter|projection|decider|handler|reaction|module)$/.exec(suffix ? '' : base) ?? [];
  if (role) faults.push(`${path} does not end in .${role}.ts`);
  return faults;
}
