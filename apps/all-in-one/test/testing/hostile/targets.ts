import { buildGatewaySchema } from '@stallbook/gateway';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { numberPlaces, textPlaces, type Place } from '../inputs.js';

type Field = GraphQLField<unknown, unknown>;
type Root = ReturnType<GraphQLSchema['getQueryType']>;

/** A place in the schema where a client writes. */
export interface Target {
  kind: 'query' | 'mutation';
  field: Field;
  place: Place;
}

export async function hostileTargets(): Promise<Record<'texts' | 'limited' | 'names' | 'numbers', Target[]>> {
  const schema = await buildGatewaySchema();
  const allOf = (placesOf: (field: Field) => Place[]): Target[] => {
    const of = (kind: Target['kind'], root: Root) =>
      Object.values(root?.getFields() ?? {}).flatMap((field) =>
        placesOf(field).map((place) => ({ kind, field, place })),
      );
    return [...of('query', schema.getQueryType()), ...of('mutation', schema.getMutationType())];
  };
  const texts = allOf(textPlaces);
  const names = texts.filter(({ place }) => /(?:name|title)$/i.test(place.at(-1) ?? ''));
  // A file of rows has another limit.
  const limited = texts.filter((one) => nameOf(one) !== 'importPreview text');
  return { texts, limited, names, numbers: allOf(numberPlaces) };
}

export const nameOf = ({ field, place }: Target) => `${field.name} ${place.join('.')}`;
