import { isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { buildGatewaySchema } from '../build-schema.js';

describe('the GraphQL schema', () => {
  it('has no default on a non-null input field, since compiled requests ignore it', async () => {
    const inputs = Object.values((await buildGatewaySchema()).getTypeMap()).filter(isInputObjectType);
    const wrong = inputs.flatMap((input) =>
      Object.values(input.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue !== undefined)
        .map((field) => `${input.name}.${field.name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('takes no null in a list, since a body with one is refused', async () => {
    const types = Object.values((await buildGatewaySchema()).getTypeMap());
    const fieldsOfInputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
    const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
    const lists = [...fieldsOfInputs, ...fields.flatMap(({ args }) => args)]
      .map(({ name, type }) => `${name}: ${String(type)}`)
      .filter((place) => place.includes(']'));
    expect(lists).toContain('ids: [ID!]!');
    expect(lists.filter((place) => /[^!]\]/.test(place))).toEqual([]);
  });
});
