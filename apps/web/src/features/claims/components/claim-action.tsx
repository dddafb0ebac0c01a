import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { useSession } from '../../../lib/session/use-session.js';
import { useMyOpenClaimsQuery } from '../api/claims.generated.js';
import { openClaimText } from '../open-claim-text.js';
import { openClaims as texts } from '../texts/open.js';

/** Claims an event, or says how far the organizer's claim is. */
export function ClaimAction({ eventId, label, onClaim }: { eventId: string; label: string; onClaim: () => void }) {
  const isOrganizer = useSession().session?.role === 'organizer';
  const { data, isLoading } = useMyOpenClaimsQuery(undefined, { skip: !isOrganizer });
  const open = data?.claims.find(({ event }) => event?.id === eventId);
  if (open) return <Notice title={texts.mine}>{openClaimText(open.createdAt)}</Notice>;
  return (
    <Button wide icon="flag" busy={isLoading} onClick={onClaim}>
      {label}
    </Button>
  );
}
