import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { comingTitle } from '../coming.js';

/** One honest page for every screen that has an address but no content yet. */
export function Component() {
  const title = comingTitle(useLocation().pathname);
  usePageMeta(title, `${title} on Stallbook.`);
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={`${title} is not open yet`}
        scene="other"
        action={
          <>
            <LinkButton to="/events">Browse events</LinkButton>
            <LinkButton look="secondary" to="/dashboard">
              Go to your dashboard
            </LinkButton>
          </>
        }
      >
        We are still setting up this stall. Everything else works as usual.
      </EmptyState>
    </Page>
  );
}
