import { isInputObjectType, isNonNullType } from 'graphql';
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
});
