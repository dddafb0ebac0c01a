import type { LinkType, VerifyLink } from './api/auth-api.js';

const types: readonly string[] = ['signup', 'email_change', 'recovery'];

/** Undefined where something is missing. Older links name access and refresh tokens. */
export function linkParts(params: URLSearchParams): VerifyLink | undefined {
  const type = params.get('type') ?? 'signup';
  const tokenHash = params.get('token_hash') ?? params.get('access_token') ?? undefined;
  const token = params.get('token') ?? params.get('refresh_token') ?? undefined;
  if ((!tokenHash && !token) || !types.includes(type)) return undefined;
  return { type: type as LinkType, ...(tokenHash && { tokenHash }), ...(token && { token }) };
}
