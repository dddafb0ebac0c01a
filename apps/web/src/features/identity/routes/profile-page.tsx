import { Card, Facts, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { ProfileEditor } from '../components/profile-form.js';

export function Component() {
  const session = useViewer();
  if (!session) return null;
  return (
    <Page width="narrow">
      <PageHeader title="Your profile" lead="What organizers and vendors see of you." />
      <Stack gap={20}>
        <Card title="Account">
          <Facts
            entries={[
              ['Email', session.user.email],
              ['Role', session.role],
            ]}
          />
        </Card>
        {session.profile && (
          <Card>
            <ProfileEditor profile={session.profile} />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
