import { Card, Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { useViewer } from '../../lib/session/use-session.js';
import { DeleteAccountCard } from '../../features/account-erasure/components/delete-account-card.js';
import { AccountExportCard } from '../../features/account-export/components/account-export-card.js';
import { AccountCard } from '../../features/identity/components/account-card.js';
import { ProfileEditor } from '../../features/identity/components/profile-form.js';
import { SecurityCard } from '../../features/identity/components/security-card.js';
import { SessionsCard } from '../../features/identity/components/sessions-card.js';
import { EventSenderCard } from '../../features/notifications/components/event-sender-card.js';
import { EmailsCard } from '../../features/notifications/components/emails-card.js';
import { SecondFactorCard } from '../../features/second-factor/components/second-factor-card.js';
import { profilePage } from '../../features/identity/texts/account.js';

export function Component() {
  const session = useViewer();
  if (!session) return null;
  return (
    <Page width="narrow">
      <PageHeader title={profilePage.title} lead={profilePage.lead} />
      <Stack gap={20}>
        {session.profile && (
          <Card>
            <ProfileEditor profile={session.profile} />
          </Card>
        )}
        <AccountCard session={session} />
        <SecondFactorCard />
        <SessionsCard />
        <SecurityCard />
        {session.role === 'organizer' && <EventSenderCard />}
        <EmailsCard />
        <AccountExportCard />
        <DeleteAccountCard />
      </Stack>
    </Page>
  );
}
