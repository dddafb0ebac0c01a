interface Loaded {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadProblem {
  message: string;
  onRetry: () => void;
}

/** What to show when a query failed; nothing while it is retried. */
export const loadProblem = ({ error, isFetching, refetch }: Loaded, message: string): LoadProblem | undefined =>
  error && !isFetching ? { message, onRetry: () => void refetch() } : undefined;
