import type { LinkType, VerifyLink } from './api/auth-api.js';

const types: readonly string[] = ['signup', 'email_change', 'recovery'];

/** What a mailed link carries; undefined where something is missing. Access and refresh token are names of older links. */
export function linkParts(params: URLSearchParams): VerifyLink | undefined {
  const type = params.get('type') ?? 'signup';
  const tokenHash = params.get('token_hash') ?? params.get('access_token') ?? undefined;
  const token = params.get('token') ?? params.get('refresh_token') ?? undefined;
  if ((!tokenHash && !token) || !types.includes(type)) return undefined;
  return { type: type as LinkType, ...(tokenHash && { tokenHash }), ...(token && { token }) };
}
