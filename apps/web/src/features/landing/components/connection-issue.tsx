import { Button, LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { ApiError } from '../../../lib/api/types.js';
import { trouble } from '../texts.js';

interface ConnectionIssueProps {
  error: ApiError;
  onRetry: () => void;
  onwards?: string;
}

/** Shown when the session could not be checked: says why, and offers to try again or to go on without an account. */
export function ConnectionIssue({ error, onRetry, onwards = trouble.browse }: ConnectionIssueProps) {
  return (
    <Notice
      tone="error"
      title={trouble.title}
      actions={
        <>
          <Button look="secondary" small icon="refresh" onClick={onRetry}>
            {trouble.retry}
          </Button>
          <LinkButton look="secondary" small to="/events">
            {onwards}
          </LinkButton>
        </>
      }
    >
      {error.message}
    </Notice>
  );
}
