import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import { fieldsOfItems } from './selected-fields.js';

function infoOf(text: string) {
  const { definitions } = parse(text);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the document has no operation');
  return {
    fieldNodes: operation.selectionSet.selections as FieldNode[],
    fragments: Object.fromEntries(fragments.map((one) => [one.name.value, one])),
  };
}

describe('selected fields of page items', () => {
  it('finds fields in fragments, aliases, and joins', () => {
    const info = infoOf(`
      query { list { total items { shown: title ...Card ... on Event { __typename city } organizer { id name } } } }
      fragment Card on Event { id ...Dates }
      fragment Dates on Event { startsOn }
    `);
    expect(fieldsOfItems(info)).toEqual(['city', 'id', 'organizer', 'startsOn', 'title']);
    expect(fieldsOfItems(info)).toBe(fieldsOfItems(info));
  });

  it('finds none when only the total is selected', () => {
    expect(fieldsOfItems(infoOf('query { list { total } }'))).toEqual([]);
  });
});
