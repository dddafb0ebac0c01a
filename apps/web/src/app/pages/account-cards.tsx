import { OnceIdle } from '../../components/ui/once-idle.js';
import { SkeletonCards } from '../../components/ui/skeletons.js';
import { DeleteAccountCard } from '../../features/account-erasure/components/delete-account-card.js';
import { AccountExportCard } from '../../features/account-export/components/account-export-card.js';
import { AccountCard } from '../../features/identity/components/account-card.js';
import { SecurityCard } from '../../features/identity/components/security-card.js';
import { SessionsCard } from '../../features/identity/components/sessions-card.js';
import { EventSenderCard } from '../../features/notifications/components/event-sender-card.js';
import { EmailsCard } from '../../features/notifications/components/emails-card.js';
import { SecondFactorCard } from '../../features/second-factor/components/second-factor-card.js';
import { useHashTarget } from '../../lib/hooks/use-hash-target.js';
import type { Session } from '../../lib/session/types.js';

/** An address can name a card that renders later than the page. */
function HashTarget() {
  useHashTarget();
  return null;
}

/** What the profile page shows below the profile. */
export function AccountCards({ session }: { session: Session }) {
  return (
    <>
      <AccountCard session={session} />
      <SecondFactorCard />
      <SessionsCard />
      <OnceIdle fallback={<SkeletonCards />}>
        <SecurityCard />
        {session.role === 'organizer' && <EventSenderCard />}
        <EmailsCard />
        <AccountExportCard />
        <DeleteAccountCard />
        <HashTarget />
      </OnceIdle>
    </>
  );
}
