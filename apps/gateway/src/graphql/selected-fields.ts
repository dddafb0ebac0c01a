import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** A document is compiled once: so is what it selects. */
const known = new WeakMap<readonly FieldNode[], string[]>();

/**
 * The fields that a document selects of the items of a page, fragments included and in order of their names, so that the
 * service need not read more. Fields under `@skip` count as selected.
 */
export function fieldsOfItems(info: Info): string[] {
  const found = known.get(info.fieldNodes);
  if (found) return found;
  const items = fieldsOf(sets(info.fieldNodes), info).filter(({ name }) => name.value === 'items');
  const names = new Set(fieldsOf(sets(items), info).map(({ name }) => name.value));
  const fields = [...names].filter((name) => !name.startsWith('__')).sort();
  known.set(info.fieldNodes, fields);
  return fields;
}

const sets = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));

/** Documents are judged before they run: no fragment contains itself. */
function fieldsOf(selections: readonly SelectionSetNode[], info: Info): FieldNode[] {
  return selections.flatMap((set) =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
      return fragment ? fieldsOf([fragment.selectionSet], info) : [];
    }),
  );
}
