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

const LONG = 500;

/**
 * The extremes of a shape: the minimum (no optional fields, null, empty lists) and the maximum (all fields, longest
 * texts, highest numbers). Formatted values come from the example.
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
            const sample = (example as Record<string, unknown> | null)?.[field];
            const value = edgeOf(inner, sample, edge);
            return [field, hasForm(field, sample) && value !== null ? sample : value];
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

/** Used if the example has null or an empty list. */
const SAMPLES: Record<string, string> = {
  'date-time': '2027-05-08T12:00:00.000Z',
  date: '2027-05-08',
  uuid: '0190f6a0-0000-7000-8000-000000000000',
};
