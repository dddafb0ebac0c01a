import { newId } from '@stallbook/kernel';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Fixtures } from './fixtures.js';

type Values = Record<string, unknown>;

/** IDs of the fixtures by the name of what asks for them. */
const IDS: readonly [RegExp, keyof Fixtures['ids']][] = [
  [/application/i, 'accepted'],
  [/thread/i, 'thread'],
  [/claim/i, 'claim'],
  [/post|slug/i, 'post'],
  [/event|market|subject/i, 'market'],
];

/** Values of an input that find something, as far as its names tell. */
export function examples(ids: Fixtures['ids']) {
  const valueOf = (type: GraphQLInputType, name: string): unknown => {
    const named = getNullableType(type);
    if (isListType(named)) return [valueOf(named.ofType, name)];
    if (isInputObjectType(named)) return fieldsOf(named, name);
    if (isEnumType(named)) return named.getValues()[0]?.name;
    const key = IDS.find(([pattern]) => pattern.test(name))?.[1];
    if (String(named) === 'ID' || /slug|^id/i.test(name)) return key ? ids[key] : newId();
    if (/(?:since|until|from|date|at)$/i.test(name)) return '2030-05-08';
    return { String: 'market', Int: 1, Float: 1, Boolean: true }[String(named)];
  };
  const fieldsOf = (type: GraphQLInputObjectType, name: string): Values =>
    Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.type, `${name} ${field.name}`)]),
    );
  /** The least value, and the same with each optional field of an input. */
  return (type: GraphQLInputType, name: string): unknown[] => {
    const least = valueOf(type, name);
    const named = getNullableType(type);
    if (!isInputObjectType(named)) return [least];
    const optional = Object.values(named.getFields()).filter((field) => !isNonNullType(field.type));
    const more = optional.flatMap((field) => {
      const inner = getNullableType(field.type);
      const values = isEnumType(inner)
        ? inner.getValues().map((one) => one.name)
        : [valueOf(inner, `${name} ${field.name}`)];
      return values.map((value) => ({ ...(least as Values), [field.name]: value }));
    });
    return [least, ...more];
  };
}
