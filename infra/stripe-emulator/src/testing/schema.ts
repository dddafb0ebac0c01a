/** The part of OpenAPI 3.0 that Stripe's specification uses for replies. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  nullable?: boolean;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  maxLength?: number;
}

export type Schemas = Record<string, Schema>;

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const fits = (schema: Schema, value: unknown): boolean => {
  const kind = kindOf(value);
  return schema.type === undefined || schema.type === kind || (schema.type === 'number' && kind === 'integer');
};

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** What is wrong with `value`, each with its path; empty when it satisfies the schema. */
export const violations = (schemas: Schemas, schema: Schema, value: unknown, path = '$'): string[] => {
  if (value === null && schema.nullable) return [];
  if (schema.$ref) {
    const target = schemas[schema.$ref.replace('#/components/schemas/', '')];
    return target ? violations(schemas, target, value, path) : [`${path}: unknown schema ${schema.$ref}`];
  }
  if (schema.anyOf) {
    const attempts = schema.anyOf.map((option) => violations(schemas, option, value, path));
    return attempts.some((attempt) => attempt.length === 0)
      ? []
      : (attempts.sort((a, b) => a.length - b.length)[0] ?? []);
  }
  if (value === null || !fits(schema, value))
    return [`${path}: is ${value === null ? 'null' : kindOf(value)}, not ${schema.type}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${path}: ${JSON.stringify(value)} is no known value`];
  if (typeof value === 'string' && value.length > (schema.maxLength ?? Infinity)) return [`${path}: too long`];
  const { items, properties = {}, additionalProperties } = schema;
  if (Array.isArray(value)) {
    return items ? value.flatMap((item, index) => violations(schemas, items, item, `${path}[${index}]`)) : [];
  }
  const present = entriesOf(value);
  const names = new Set(present.map(([name]) => name));
  const missing = (schema.required ?? [])
    .filter((name) => !names.has(name))
    .map((name) => `${path}.${name}: is missing`);
  const wrong = present.flatMap(([name, child]) => {
    const known = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return known ? violations(schemas, known, child, `${path}.${name}`) : [];
  });
  return [...missing, ...wrong];
};
