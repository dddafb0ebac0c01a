import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { comingTitle } from '../coming.js';
import { coming } from './texts.js';

/** One honest page for every screen that has an address but no content yet. */
export function Component() {
  const title = comingTitle(useLocation().pathname);
  usePageMeta(title, coming.description(title));
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={coming.title(title)}
        scene="other"
        action={
          <>
            <LinkButton to="/events">{coming.toEvents}</LinkButton>
            <LinkButton look="secondary" to="/dashboard">
              {coming.toDashboard}
            </LinkButton>
          </>
        }
      >
        {coming.text}
      </EmptyState>
    </Page>
  );
}
