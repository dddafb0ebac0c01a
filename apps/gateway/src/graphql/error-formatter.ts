import { DomainError } from '@stallbook/kernel';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const UNEXPECTED = 'Something went wrong. Please try again.';

/** One shape for every failure: a stable code, the user's text, and the fields that it is about. */
export function formatError(error: Error): GraphQLFormattedError & { extensions: Record<string, unknown> } {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const place = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
  if (DomainError.is(cause)) {
    const fields = cause.fields.length > 0 ? { fields: cause.fields } : {};
    return { ...place, message: cause.message, extensions: { code: cause.code, ...fields } };
  }
  // What the GraphQL engine itself refuses (syntax, unknown fields, limits) may be told; anything else may not.
  if (cause instanceof GraphQLError) {
    // Errors of the compiler lack extensions, whatever their type says.
    const { extensions } = cause as { extensions?: Record<string, unknown> };
    return { ...place, message: cause.message, extensions: { ...extensions, code: extensions?.['code'] ?? 'BAD_REQUEST' } };
  }
  return { ...place, message: UNEXPECTED, extensions: { code: 'INTERNAL' } };
}
