import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { AccountCard } from '../components/account-card.js';
import { ProfileEditor } from '../components/profile-form.js';
import { SecurityCard } from '../components/security-card.js';
import { SessionsCard } from '../components/sessions-card.js';

export function Component() {
  const session = useViewer();
  if (!session) return null;
  return (
    <Page width="narrow">
      <PageHeader title="Your profile" lead="What organizers and vendors see of you, and what you log in with." />
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
