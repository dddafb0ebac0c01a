import {
  GraphQLError,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const MAX_DEPTH = 8;
const MAX_COST = 10_000;
/** Assumed length of a list without a literal page size or a known longest length. */
const ASSUMED_LENGTH = 100;
const MAX_FIELDS = 1_000;

interface Weight {
  depth: number;
  cost: number;
}

/** Runs once per document, so a page size in a variable counts as the maximum. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let visited = 0;

  const weigh = (
    set: SelectionSetNode,
    parent: GraphQLObjectType | undefined,
    length: number,
    path: readonly string[],
  ): Weight => {
    const total: Weight = { depth: 0, cost: 0 };
    for (const selection of set.selections) {
      visited += 1;
      if (visited > MAX_FIELDS) return { depth: 0, cost: Infinity };
      const part =
        selection.kind === 'Field'
          ? weighField(selection, parent, length, path)
          : selection.kind === 'InlineFragment'
            ? weigh(selection.selectionSet, typed(context, selection.typeCondition?.name.value) ?? parent, length, path)
            : weighSpread(context.getFragment(selection.name.value), length, path);
      total.depth = Math.max(total.depth, part.depth);
      total.cost += part.cost;
    }
    return total;
  };

  const weighSpread = (
    fragment: FragmentDefinitionNode | null | undefined,
    length: number,
    path: readonly string[],
  ): Weight => {
    if (!fragment || path.includes(fragment.name.value)) return { depth: 0, cost: 0 };
    const type = typed(context, fragment.typeCondition.name.value);
    return weigh(fragment.selectionSet, type, length, [...path, fragment.name.value]);
  };

  const weighField = (
    field: FieldNode,
    parent: GraphQLObjectType | undefined,
    length: number,
    path: readonly string[],
  ): Weight => {
    if (field.name.value.startsWith('__') || !field.selectionSet) return { depth: 1, cost: 1 };
    const definition = parent?.getFields()[field.name.value];
    const type = definition?.type;
    const inner = weigh(field.selectionSet, type && objectOf(type), pageSizeOf(field) ?? length, path);
    return {
      depth: inner.depth + 1,
      cost: 1 + inner.cost * (type && isList(type) ? (longestOf(definition) ?? length) : 1),
    };
  };

  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const { depth, cost } = weigh(operation.selectionSet, root ?? undefined, ASSUMED_LENGTH, []);
      if (depth > MAX_DEPTH) report(`The request is ${depth} levels deep. The limit is ${MAX_DEPTH}.`, 'TOO_DEEP');
      if (cost > MAX_COST) report('The request is too large. Use smaller pages.', 'TOO_COSTLY');
    },
  };

  function report(message: string, code: string): void {
    context.reportError(new GraphQLError(message, { extensions: { code } }));
  }
}

/** The longest length of a list that its service keeps short, from `@Extensions({ longest })`. */
function longestOf({ extensions }: GraphQLField<unknown, unknown>): number | undefined {
  const { longest } = extensions;
  return typeof longest === 'number' ? longest : undefined;
}

const LENGTHS = ['pageSize', 'limit'];

function pageSizeOf(field: FieldNode): number | undefined {
  for (const argument of field.arguments ?? []) {
    const value =
      argument.value.kind === 'ObjectValue'
        ? argument.value.fields.find(({ name }) => LENGTHS.includes(name.value))?.value
        : LENGTHS.includes(argument.name.value)
          ? argument.value
          : undefined;
    // The service refuses less than one item; its weight must not lower that of other fields.
    if (value?.kind === 'IntValue') return Math.max(1, Number(value.value));
  }
  return undefined;
}

const isList = (type: GraphQLOutputType): boolean => (isNonNullType(type) ? isList(type.ofType) : isListType(type));

function objectOf(type: GraphQLOutputType): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  return isCompositeType(named) ? (named as GraphQLObjectType) : undefined;
}

const typed = (context: ValidationContext, name: string | undefined): GraphQLObjectType | undefined =>
  name === undefined ? undefined : (context.getSchema().getType(name) as GraphQLObjectType | undefined);
