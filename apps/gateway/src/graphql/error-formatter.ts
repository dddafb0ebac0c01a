import { beginningOf, DomainError } from '@stallbook/kernel';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

export interface FormatOptions {
  /** Suggest schema names, outside production only. */
  hints: boolean;
}

const UNEXPECTED = 'Something went wrong. Please try again.';

/** The engine ends a message with it. Before that, a message can repeat what a stranger sent. */
const HINT = ' Did you mean ';

const LONGEST_MESSAGE = 500;

const withoutHint = (message: string): string =>
  message.endsWith('?') && message.includes(HINT) ? message.slice(0, message.lastIndexOf(HINT)) : message;

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
  // Errors of the GraphQL engine (syntax, unknown fields, limits) are safe to show; other errors are not.
  if (cause instanceof GraphQLError) {
    // Errors of the compiler have no extensions, despite their type.
    const { extensions } = cause as { extensions?: Record<string, unknown> };
    return {
      ...place,
      message: beginningOf(hints ? cause.message : withoutHint(cause.message), LONGEST_MESSAGE),
      extensions: { ...extensions, code: extensions?.['code'] ?? 'BAD_REQUEST' },
    };
  }
  const refused = refusalOf(cause);
  if (refused) return { ...place, message: refused.message, extensions: { code: refused.code } };
  return { ...place, message: UNEXPECTED, extensions: { code: 'INTERNAL' } };
}

/** Faults of the gateway itself; services log their own. */
export const unexpectedAmong = (failed: readonly Error[]): Error[] =>
  failed
    .flatMap(partsOf)
    .filter((error) => formatError(error).extensions['code'] === 'INTERNAL')
    .map(originOf)
    .filter((origin) => !DomainError.is(origin));

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

/** Validation errors arrive wrapped in one error. */
function partsOf(error: Error): readonly Error[] {
  const { errors } = originOf(error) as { errors?: readonly Error[] };
  return errors && errors.length > 0 ? errors : [error];
}

const originOf = (error: Error): Error => (error instanceof GraphQLError ? (error.originalError ?? error) : error);

const UNKNOWN_OPERATION = /^MER_ERR_GQL_PERSISTED_QUERY/;

function refusalOf(error: Error): { code: string; message: string; statusCode: number } | undefined {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (statusCode < 400 || statusCode >= 500) return undefined;
  const { message } = error;
  if (UNKNOWN_OPERATION.test(code)) return { code: 'UNKNOWN_OPERATION', message, statusCode: 200 };
  if (!code.startsWith('FST_')) return { code: 'BAD_REQUEST', message, statusCode: 200 };
  return { code: statusCode === 413 ? 'TOO_LARGE' : 'BAD_REQUEST', message, statusCode };
}
