import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { AccountCard } from '../components/account-card.js';
import { ProfileEditor } from '../components/profile-form.js';
import { SecurityCard } from '../components/security-card.js';
import { SessionsCard } from '../components/sessions-card.js';
import { profilePage } from '../texts/account.js';

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
        <SessionsCard />
        <SecurityCard />
      </Stack>
    </Page>
  );
}
