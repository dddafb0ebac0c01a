import {
  buildSchema,
  execute,
  getNamedType,
  isScalarType,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';
import schemaText from '../../../../schema.graphql';
import operations from '../../persisted-operations.json';

/** The gateway wrote it, so no suite needs to validate it again. */
const schema = buildSchema(schemaText, { assumeValidSDL: true });
const persisted: Record<string, string> = operations;
const documents = new Map<string, DocumentNode>();

function documentOf(id: string): DocumentNode | undefined {
  const text = persisted[id];
  if (!documents.has(id) && text) documents.set(id, parse(text));
  return documents.get(id);
}

const isText = (value: unknown) => typeof value === 'string';
/** JavaScript values as JSON brings them; graphql-js itself would turn a number into a text and back. */
const scalars: Record<string, (value: unknown) => boolean> = {
  ID: isText,
  String: isText,
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
};
const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(valuesOf) : [value]);

/** Reads the answer under the name that the document gives the field, as the browser does. */
const answeredField: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, { path: at, returnType }) => {
  const given = source as Record<string, unknown>;
  if (!(at.key in given)) throw new Error('is missing');
  const value = given[String(at.key)];
  const type = getNamedType(returnType);
  const fits = isScalarType(type) ? scalars[type.name] : undefined;
  for (const one of valuesOf(value)) {
    if (one === undefined) throw new Error('is undefined');
    if (fits && one !== null && !fits(one)) throw new Error(`is no ${type.name}: ${JSON.stringify(one)}`);
  }
  return value;
};

interface CheckedAnswer {
  /** The selected fields of the answer, and nothing else. */
  data: unknown;
  problems: string[];
}

/** What the gateway could send for this operation: the answer cut to the selection, and where it breaks the schema. */
export function checkedAnswer(
  operation: string,
  documentId: string,
  variables: Record<string, unknown>,
  answer: unknown,
): CheckedAnswer {
  const document = documentOf(documentId);
  if (!document) return { data: answer, problems: [`${operation}: the document is not persisted`] };
  const { data, errors = [] } = execute({
    schema,
    document,
    rootValue: answer,
    variableValues: variables,
    fieldResolver: answeredField,
  }) as ExecutionResult;
  return {
    data,
    problems: errors.map(({ path: at, message }) => `${operation}${at ? ` at ${at.join('.')}` : ''}: ${message}`),
  };
}
