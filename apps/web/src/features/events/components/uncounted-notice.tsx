import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { EventApplicationsFragment } from '../api/events.generated.js';
import { uncountedNotice } from '../texts/owner.js';

interface UncountedNoticeProps {
  events: readonly EventApplicationsFragment[] | undefined;
  onRetry: () => void;
}

export function UncountedNotice({ events = [], onRetry }: UncountedNoticeProps) {
  if (events.every(({ applicationCounts }) => applicationCounts)) return null;
  return (
    <Notice
      tone="warning"
      title={uncountedNotice.title}
      actions={
        <Button look="secondary" small icon="refresh" onClick={onRetry}>
          {uncountedNotice.retry}
        </Button>
      }
    />
  );
}
