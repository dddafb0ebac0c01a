import { messageOf } from '../../lib/api/message-of.js';
import { isApiError, isUnsettled, type ApiError } from '../../lib/api/types.js';
import { useVerifyLinkMutation, type VerifyLink } from './api/auth-api.js';
import { authLayout } from './texts/auth-layout.js';

const invalid = (error: unknown): error is ApiError =>
  isApiError(error) && /invalid/i.test(`${error.code} ${error.message}`);

/** Whether the link may still work later. */
export const leavesLinkValid = (error: { code?: string } | undefined): boolean =>
  isUnsettled(error) || /^(INTERNAL|NOT_READY|OVERLOADED|RATE_LIMITED)$/.test(error?.code ?? '');

/** Why it does not work now. */
export const linkProblem = (error: unknown): string =>
  (isApiError(error) && error.code !== 'NETWORK' && messageOf(error, '')) || authLayout.unforeseenRetry;

/** A link whose hash is invalid is tried again with its plain token. */
export function useRedeem() {
  const [verify] = useVerifyLinkMutation();
  return async ({ tokenHash, token, ...rest }: VerifyLink) => {
    const reply = await verify(tokenHash ? { tokenHash, ...rest } : { token, ...rest });
    return tokenHash && token && invalid(reply.error) ? verify({ token, ...rest }) : reply;
  };
}
