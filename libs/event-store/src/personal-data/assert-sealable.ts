import type { EventCatalog, PersonalFields } from '@stallbook/kernel';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/**
 * Only strings are encrypted, so any other personal field would be stored in plaintext. Events may share a list of
 * personal fields; each field must exist in at least one of them.
 */
export function assertSealable(aggregates: readonly EventCatalog[]): void {
  for (const { name, events } of aggregates) {
    const declaredFields = new Set<string>();
    const types = Object.entries(events);
    for (const [event, { schema, personal = [] }] of types) {
      const shape = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
      for (const field of namesOf(personal)) {
        const declared = fieldsOf(shape, field);
        if (declared.length > 0) declaredFields.add(field);
        if (!declared.every(isText))
          throw new Error(`${name}: the personal field ${field} of ${event} is not a string`);
      }
    }
    for (const field of types.flatMap(([, { personal = [] }]) => namesOf(personal))) {
      if (!declaredFields.has(field)) throw new Error(`${name}: no event has the personal field ${field}`);
    }
  }
}

const namesOf = (personal: readonly PersonalFields[]) =>
  personal.flatMap(({ subject, fields }) => [subject, ...fields]);

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] => [...anyOf, ...oneOf, ...allOf];

function fieldsOf(schema: Schema, field: string): Schema[] {
  const own = schema.properties?.[field];
  return [...(own ? [own] : []), ...choicesOf(schema).flatMap((choice) => fieldsOf(choice, field))];
}

function isText(schema: Schema): boolean {
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.every(isText);
  if (schema.type !== undefined) return [schema.type].flat().every((type) => type === 'string' || type === 'null');
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return values.length > 0 && values.every((value) => typeof value === 'string' || value === null);
}
