import { newId } from '@stallbook/kernel';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
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

const TEXTS: readonly [RegExp, string][] = [
  [/(?:address|email)$/i, 'vera@example.org'],
  [/timeZone$/, 'America/Los_Angeles'],
  [/since$/, '2026-01-01T00:00:00.000Z'],
  [/(?:until|date|dateFrom|dateTo)$/i, '2030-05-08'],
  [/cursor$/, '1'],
];

/** Values of an input that find something, as far as its names tell. */
export function examples(ids: Fixtures['ids']) {
  const valuesOf = (type: GraphQLInputType, name: string): unknown[] => {
    const named = getNullableType(type);
    if (isListType(named)) return valuesOf(named.ofType, name).map((value) => [value]);
    if (isInputObjectType(named)) return inputsOf(Object.values(named.getFields()), name);
    if (isEnumType(named)) return named.getValues().map((one) => one.name);
    const key = IDS.find(([pattern]) => pattern.test(name))?.[1];
    if (String(named) === 'ID' || /slug|^id/i.test(name)) return [key ? ids[key] : newId()];
    const text = TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'market';
    return [{ String: text, Int: 1, Float: 1, Boolean: true }[String(named)]];
  };
  /** Each value of a required field, alone and with each value of each optional field. */
  const inputsOf = (fields: readonly GraphQLInputField[], name: string): Values[] => {
    const eachOf = (field: GraphQLInputField, among: readonly Values[]): Values[] =>
      valuesOf(field.type, `${name} ${field.name}`).flatMap((value) =>
        among.map((one) => ({ ...one, [field.name]: value })),
      );
    const required = fields.filter((field) => isNonNullType(field.type));
    const least = required.reduce<Values[]>((among, field) => eachOf(field, among), [{}]);
    const optional = fields.filter((field) => !required.includes(field));
    return [...least, ...optional.flatMap((field) => eachOf(field, least))];
  };
  return valuesOf;
}
