export interface FieldError {
  /** Dotted path of the field in the form (`payload.productsOffered`). */
  path: string;
  message: string;
}

/** `NETWORK` means that no answer arrived. */
export interface ApiError {
  code: string;
  /** Empty where the answer has none, so that the screen uses its own words (`messageOf`). */
  message: string;
  fields: FieldError[];
  status?: number;
  /** What the person can do about it. */
  advice?: string;
}

interface GraphqlRequest {
  kind: 'query' | 'mutation';
  operation: string;
  /** SHA-256 of its text, which names the persisted operation. */
  documentId: string;
  variables?: unknown;
}

interface RestRequest {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
}

export type ApiRequest = GraphqlRequest | RestRequest;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'fields' in error;

/** Whether what was asked for may still have taken effect. */
export const isUnsettled = (error: { code?: string } | undefined): boolean =>
  /^(NETWORK|UNAVAILABLE|DEADLINE_EXCEEDED)$/.test(error?.code ?? '');

/** Whether nothing has the ID that was asked for, which may be no ID at all. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT');
