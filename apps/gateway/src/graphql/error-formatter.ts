import { DomainError } from '@stallbook/kernel';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

export interface FormatOptions {
  /** Whether names of the schema may be suggested: for developers. */
  hints: boolean;
}

const UNEXPECTED = 'Something went wrong. Please try again.';

const HINT = / Did you mean [^?]+\?/g;

/** One shape for every failure: a stable code, the user's text, the fields that it is about, and what a service adds. */
export function formatError(
  error: Error,
  { hints }: FormatOptions = { hints: false },
): GraphQLFormattedError & { extensions: Record<string, unknown> } {
  const cause = originOf(error);
  const place = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
  if (DomainError.is(cause)) {
    const fields = cause.fields.length > 0 ? { fields: cause.fields } : {};
    return { ...place, message: cause.message, extensions: { ...cause.details, code: cause.code, ...fields } };
  }
  // What the GraphQL engine itself refuses (syntax, unknown fields, limits) may be told; anything else may not.
  if (cause instanceof GraphQLError) {
    // Errors of the compiler lack extensions, whatever their type says.
    const { extensions } = cause as { extensions?: Record<string, unknown> };
    return {
      ...place,
      message: hints ? cause.message : cause.message.replace(HINT, ''),
      extensions: { ...extensions, code: extensions?.['code'] ?? 'BAD_REQUEST' },
    };
  }
  const refused = refusalOf(cause);
  if (refused) return { ...place, message: refused.message, extensions: { code: refused.code } };
  return { ...place, message: UNEXPECTED, extensions: { code: 'INTERNAL' } };
}

/** What nobody expected: a fault of the gateway itself. Faults of the services are in their own logs. */
export const unexpectedAmong = (failed: readonly Error[]): Error[] =>
  failed
    .flatMap(partsOf)
    .filter((error) => formatError(error).extensions['code'] === 'INTERNAL')
    .map(originOf)
    .filter((origin) => !DomainError.is(origin));

/** The answer to a request that failed as a whole or in part, and its HTTP status. */
export function formatFailures(
  failed: readonly Error[],
  options?: FormatOptions,
): { statusCode: number; errors: GraphQLFormattedError[] } {
  const [first] = failed;
  const refused = first && refusalOf(originOf(first));
  return {
    statusCode: refused?.statusCode ?? 200,
    errors: failed.flatMap(partsOf).map((error) => formatError(error, options)),
  };
}

/** The engine reports what it refused before running anything as one error that holds them all. */
function partsOf(error: Error): readonly Error[] {
  const { errors } = originOf(error) as { errors?: readonly Error[] };
  return errors && errors.length > 0 ? errors : [error];
}

const originOf = (error: Error): Error => (error instanceof GraphQLError ? (error.originalError ?? error) : error);

const UNKNOWN_OPERATION = /^MER_ERR_GQL_PERSISTED_QUERY/;

/** What the server or the engine refuse before they understand the request; HTTP's own refusals keep their status. */
function refusalOf(error: Error): { code: string; message: string; statusCode: number } | undefined {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (statusCode < 400 || statusCode >= 500) return undefined;
  const { message } = error;
  if (UNKNOWN_OPERATION.test(code)) return { code: 'UNKNOWN_OPERATION', message, statusCode: 200 };
  if (!code.startsWith('FST_')) return { code: 'BAD_REQUEST', message, statusCode: 200 };
  return { code: statusCode === 413 ? 'TOO_LARGE' : 'BAD_REQUEST', message, statusCode };
}
