import type { PreviewBulkDecisionQuery } from '../api/applications.generated.js';
import { bulk as texts } from '../texts/bulk.js';
import { Refusals } from './refusals.js';

type Preview = PreviewBulkDecisionQuery['preview'];

/** What a bulk decision will do. */
export function BulkPreview({ decision, preview }: { decision: 'accept' | 'reject'; preview: Preview }) {
  const { decided, events, refused } = preview;
  return (
    <>
      <p>
        <strong>{texts.sum[decision](decided)}</strong>
      </p>
      <ul>
        {events.map(({ eventId, title, decided: count, boothsLeft }) => (
          <li key={eventId}>{texts.ofEvent(title, count, decision === 'accept' ? boothsLeft : null)}</li>
        ))}
      </ul>
      <Refusals refused={refused} />
    </>
  );
}
