/** As much of JSON Schema as the shapes of events use. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Edge = 'least' | 'most';

/** Length of a string that nothing limits: longer than any field on a screen. */
const LONG = 500;

/**
 * The two ends of what a shape allows: as little as there can be (no optional field, null, nothing in lists) and as much
 * (every field, the longest texts, the highest numbers). What has a form of its own is as in the example.
 */
export const edgesOf = (schema: Schema, example: unknown): unknown[] =>
  (['least', 'most'] as const).map((edge) => edgeOf(schema, example, edge));

function edgeOf(schema: Schema, example: unknown, edge: Edge): unknown {
  const types = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined;
  const choices = schema.anyOf ?? schema.oneOf ?? types;
  if (choices) return edgeOf(choiceOf(choices, edge, example), example, edge);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return edge === 'least' ? schema.enum[0] : schema.enum.at(-1);
  switch (schema.type) {
    case 'null':
      return null;
    case 'boolean':
      return edge === 'most';
    case 'integer':
    case 'number':
      return (edge === 'least' ? schema.minimum : schema.maximum) ?? example ?? 0;
    case 'string':
      return textOf(schema, example, edge);
    case 'array':
      return listOf(schema, example, edge);
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => edge === 'most' || schema.required?.includes(field))
          .map(([field, inner]) => {
            const given = (example as Record<string, unknown> | null)?.[field];
            const value = edgeOf(inner, given, edge);
            return [field, hasForm(field, given) && value !== null ? given : value];
          }),
      );
    default:
      return example ?? null;
  }
}

function choiceOf(choices: readonly Schema[], edge: Edge, example: unknown): Schema {
  const nothing = choices.find(({ type }) => type === 'null');
  const something = choices.filter((choice) => choice !== nothing);
  const likeExample = something.find(({ properties = {} }) =>
    Object.entries(properties).every(
      ([field, { const: only }]) => only === undefined || (example as Record<string, unknown> | null)?.[field] === only,
    ),
  );
  return (edge === 'least' ? nothing : undefined) ?? likeExample ?? something[0] ?? {};
}

/** Ids, days and times of day: their form is not in the shape, and no other was ever stored. */
const hasForm = (field: string, value: unknown): boolean =>
  typeof value === 'string' && (/(^id|Id)$/.test(field) || /^\d{4}-\d\d-\d\d|^\d\d:\d\d/.test(value));

function textOf({ format, pattern, minLength = 0, maxLength = LONG }: Schema, example: unknown, edge: Edge): unknown {
  if (format ?? pattern) return example ?? SAMPLES[format ?? ''] ?? '';
  return 'x'.repeat(edge === 'least' ? minLength : maxLength);
}

const listOf = ({ items = {}, minItems = 0 }: Schema, example: unknown, edge: Edge): unknown[] => {
  const [first] = (example as unknown[] | undefined) ?? [];
  return Array.from({ length: edge === 'least' ? minItems : Math.max(1, minItems) }, () => edgeOf(items, first, edge));
};

/** Where the example has null or nothing. */
const SAMPLES: Record<string, string> = {
  'date-time': '2027-05-08T12:00:00.000Z',
  date: '2027-05-08',
  uuid: '0190f6a0-0000-7000-8000-000000000000',
};
