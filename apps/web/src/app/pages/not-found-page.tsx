import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';

export function Component() {
  usePageMeta('Page not found', 'There is no page at this address.');
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title="There is no stall at this address"
        scene="popup_market"
        action={
          <>
            <LinkButton to="/">Go to the start page</LinkButton>
            <LinkButton look="secondary" to="/events">
              Browse events
            </LinkButton>
          </>
        }
      >
        The page may have moved, or the link may be incomplete.
      </EmptyState>
    </Page>
  );
}
