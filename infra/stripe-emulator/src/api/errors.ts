export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** Thrown by a resource; the server answers with `status` and `{ error: body }`. */
export class StripeApiError extends Error {
  readonly body: ErrorBody;

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message);
    this.name = 'StripeApiError';
    const page = body.code?.replaceAll('_', '-');
    this.body = page ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` } : body;
  }
}

export const invalid = (message: string, param?: string, code?: string): StripeApiError =>
  new StripeApiError(400, { type: 'invalid_request_error', message, ...(code && { code }), ...(param && { param }) });

export const parameterMissing = (param: string): StripeApiError =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

export const noSuch = (noun: string, id: string, param = 'id', status = 404): StripeApiError =>
  new StripeApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });

/** Stripe's answer for an account that is gone, revoked, or not the platform's. */
export const accountInaccessible = (key: string, accountId: string): StripeApiError =>
  new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message:
      `The provided key '${key}' does not have access to account '${accountId}' ` +
      '(or that account does not exist). Application access may have been revoked.',
  });

export const unauthorized = (message: string): StripeApiError =>
  new StripeApiError(401, { type: 'invalid_request_error', message });
