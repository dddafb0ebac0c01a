import { Suspense } from 'react';
import { LinkButton } from '../../components/ui/button.js';
import { Card, Page, PageHeader, Stack } from '../../components/ui/layout.js';
import { SectionLinks } from '../../components/ui/section-links.js';
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

/** By the IDs of the cards; that of the second factor is the first one about security. */
const sections = [
  { id: 'profile', title: profilePage.sections.profile },
  { id: 'account', title: profilePage.sections.account },
  { id: 'second-factor', title: profilePage.sections.security },
  { id: 'emails', title: profilePage.sections.emails },
  { id: 'your-data', title: profilePage.sections.data },
  { id: 'delete-account', title: profilePage.sections.deletion },
];

export function Component() {
  const session = useViewer();
  if (!session) return null;
  return (
    <Page width="narrow">
      <PageHeader
        title={profilePage.title}
        lead={profilePage.lead}
        actions={
          session.role === 'vendor' && (
            <LinkButton look="secondary" small to={`/vendors/${session.user.id}`}>
              {profilePage.seePublic}
            </LinkButton>
          )
        }
      />
      <SectionLinks
        label={profilePage.parts}
        sections={session.profile ? sections : sections.filter(({ id }) => id !== 'profile')}
      />
      <Stack gap={20}>
        {session.profile && (
          <Card id="profile">
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
