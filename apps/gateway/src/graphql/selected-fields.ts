import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<readonly FieldNode[], string[]>();

/** Fields under `@skip` count as selected. @returns the selected fields of the items of a page, sorted by name */
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

/** Validation already rejected recursive fragments. */
function fieldsOf(selections: readonly SelectionSetNode[], info: Info): FieldNode[] {
  return selections.flatMap((set) =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
      return fragment ? fieldsOf([fragment.selectionSet], info) : [];
    }),
  );
}
