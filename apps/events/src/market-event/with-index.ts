import { MongoServerError } from 'mongodb';

const BAD_VALUE = 2;

/** Runs a query with the named index, or without while the index is not built yet. */
export async function withIndex<T>(
  name: string | undefined,
  run: (options: { hint?: string }) => Promise<T>,
): Promise<T> {
  if (!name) return run({});
  try {
    return await run({ hint: name });
  } catch (error) {
    if (!isMissingIndex(error)) throw error;
    return run({});
  }
}

const isMissingIndex = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === BAD_VALUE && error.message.includes('hint provided');
