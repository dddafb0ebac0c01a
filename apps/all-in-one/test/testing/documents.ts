import { getNamedType, isObjectType, type GraphQLField } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A request for one field of a root type. Its input, if any, comes in `$input`. */
export function documentFor(kind: 'query' | 'mutation', field: Field): string {
  const takes = field.args[0] && String(field.args[0].type);
  const selection = selectionOf(field);
  return takes
    ? `${kind}($input: ${takes}) { ${field.name}(input: $input) ${selection} }`
    : `${kind} { ${field.name} ${selection} }`;
}

/** The ID of the answer is enough; a type without one has another scalar field. */
function selectionOf({ type }: Field): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields());
  const plain = fields.find((field) => !isObjectType(getNamedType(field.type)));
  if (plain) return `{ ${named.getFields()['id'] ? 'id' : plain.name} }`;
  return fields[0] ? `{ ${fields[0].name} ${selectionOf(fields[0])} }` : '';
}
