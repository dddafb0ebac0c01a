import { Suspense } from 'react';
import { Card, Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { SkeletonCards } from '../../components/ui/skeletons.js';
import { ProfileEditor } from '../../features/identity/components/profile-form.js';
import { profilePage } from '../../features/identity/texts/account.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useViewer } from '../../lib/session/use-session.js';
import { onceIdle } from '../../lib/when-idle.js';

const AccountCards = lazyPart(
  onceIdle(() => import('./account-cards.js')),
  'AccountCards',
);

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
        <Suspense fallback={<SkeletonCards />}>
          <AccountCards session={session} />
        </Suspense>
      </Stack>
    </Page>
  );
}
