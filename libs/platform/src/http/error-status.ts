const STATUS: Record<string, number> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  UPLOAD_UNDER_WAY: 409,
  LINK_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  NOT_READY: 503,
  OVERLOADED: 503,
  DEADLINE_EXCEEDED: 504,
};
const DEFAULT_STATUS = 422;

/** The HTTP status of a refusal of the plain routes. */
export const statusOf = (code: string): number => STATUS[code] ?? DEFAULT_STATUS;
