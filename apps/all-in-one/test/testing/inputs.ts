import { newId } from '@stallbook/kernel';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

export type Place = readonly string[];
type Values = Record<string, unknown>;

type Field = GraphQLField<unknown, unknown>;

const placesOf =
  (...scalars: string[]) =>
  ({ args: [argument] }: Field): Place[] =>
    argument ? placesIn(argument.type, scalars) : [];

export const textPlaces = placesOf('String', 'ID');
export const numberPlaces = placesOf('Int', 'Float');

function placesIn(type: GraphQLInputType, scalars: readonly string[], at: Place = []): Place[] {
  const named = getNullableType(type);
  if (isListType(named)) return placesIn(named.ofType, scalars, [...at, '0']);
  if (!isInputObjectType(named)) return scalars.includes(String(named)) ? [at] : [];
  return Object.values(named.getFields()).flatMap((one) => placesIn(one.type, scalars, [...at, one.name]));
}

export function leastInput(type: GraphQLInputType | undefined): unknown {
  const named = type && getNullableType(type);
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter((one) => isNonNullType(one.type));
    return Object.fromEntries(required.map((one) => [one.name, leastInput(one.type)]));
  }
  if (isListType(named)) return isInputObjectType(getNullableType(named.ofType)) ? [leastInput(named.ofType)] : [];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return { ID: newId(), String: 'text', Int: 1, Float: 1, Boolean: true }[String(named)];
}

export function withValue(input: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValue((input as unknown[] | undefined)?.[0], rest, value)];
  const values = (input ?? {}) as Values;
  return { ...values, [name]: withValue(values[name], rest, value) };
}
