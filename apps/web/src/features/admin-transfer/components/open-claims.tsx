import { LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import type { EventToTransferQuery } from '../api/admin-transfer.generated.js';
import { openClaims as texts } from '../texts.js';

interface OpenClaimsProps {
  eventId: string;
  claims: EventToTransferQuery['openClaims'];
}

/** Claims that a transfer would close. */
export function OpenClaims({ eventId, claims: { total, items } }: OpenClaimsProps) {
  if (total === 0) return null;
  const rest = total - items.length;
  return (
    <Notice
      tone="warning"
      title={texts.title(total)}
      actions={
        <LinkButton look="secondary" small to={`/admin/claims?event=${eventId}`}>
          {texts.review}
        </LinkButton>
      }
    >
      <ul>
        {items.map(({ id, requestedByName, requestedByEmail }) => (
          <li key={id}>{texts.from(requestedByName, requestedByEmail)}</li>
        ))}
        {rest > 0 && <li>{texts.more(rest)}</li>}
      </ul>
      <p>{texts.effect(total)}</p>
    </Notice>
  );
}
