import { isApiError, type ApiError } from '../../lib/api/types.js';
import { useVerifyLinkMutation, type VerifyLink } from './api/auth-api.js';

const invalid = (error: unknown): error is ApiError =>
  isApiError(error) && /invalid/i.test(`${error.code} ${error.message}`);

/** A link whose hash is invalid is tried again with its plain token. */
export function useRedeem() {
  const [verify] = useVerifyLinkMutation();
  return async ({ tokenHash, token, ...rest }: VerifyLink) => {
    const reply = await verify(tokenHash ? { tokenHash, ...rest } : { token, ...rest });
    return tokenHash && token && invalid(reply.error) ? verify({ token, ...rest }) : reply;
  };
}
