import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { UpgradeLink } from '../../../components/upgrade/upgrade-link.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { upgrade } from '../texts/tools.js';

interface ProPageProps {
  title: string;
  lead: string;
  actions?: ReactNode;
  /** Mounted only for organizers with Organizer Pro. */
  children: () => ReactNode;
}

/** A tool of Organizer Pro; other organizers see the upgrade. */
export function ProPage({ title, lead, actions, children }: ProPageProps) {
  const isPro = useViewer()?.membership.isOrganizerPro === true;
  return (
    <Page>
      <PageHeader title={title} lead={lead} actions={isPro && actions} />
      {isPro ? children() : <Upgrade />}
    </Page>
  );
}

function Upgrade() {
  return (
    <Card title={upgrade.title}>
      <Stack gap={14}>
        <p>{upgrade.text}</p>
        <Row>
          <UpgradeLink reason="organizerTools" />
          <LinkButton look="secondary" to="/product/organizer-pro">
            {upgrade.more}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
