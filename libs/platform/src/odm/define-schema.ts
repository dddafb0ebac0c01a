import { MongooseModule } from '@nestjs/mongoose';
import type { IndexDescription } from 'mongodb';
import { Schema, type Query, type SchemaDefinition } from 'mongoose';

type AnyQuery = Query<unknown, unknown>;

export function defineSchema<T>(
  collection: string,
  fields: SchemaDefinition<T>,
  indexes: readonly IndexDescription[] = [],
): Schema<T> {
  const schema = new Schema<T>(fields, {
    collection,
    strict: 'throw',
    strictQuery: 'throw',
    autoIndex: false,
    autoCreate: false,
    versionKey: false,
    minimize: false,
    id: false,
  });
  for (const { key, ...options } of indexes) schema.index(key as Record<string, 1 | -1>, options);
  schema.pre(/^(find|count|distinct)/, function (this: AnyQuery) {
    this.lean();
  });
  schema.pre(/^(update|replace|findOneAnd(Update|Replace))/, function (this: AnyQuery) {
    this.setOptions({ runValidators: true });
  });
  return schema;
}

export const modelsOf = (...schemas: Schema[]) =>
  MongooseModule.forFeature(schemas.map((schema) => ({ name: String(schema.get('collection')), schema })));
