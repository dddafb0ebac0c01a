import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { comingAt } from '../coming.js';
import { comingPage, comingTitles } from './texts/coming.js';

/** One honest page for every screen that has an address but no content yet. */
export function Component() {
  const path = comingAt(useLocation().pathname);
  const title = path ? comingTitles[path] : comingPage.someScreen;
  usePageMeta(title, comingPage.description(title));
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={comingPage.title(title)}
        scene="other"
        action={
          <>
            <LinkButton to="/events">{comingPage.toEvents}</LinkButton>
            <LinkButton look="secondary" to="/dashboard">
              {comingPage.toDashboard}
            </LinkButton>
          </>
        }
      >
        {comingPage.text}
      </EmptyState>
    </Page>
  );
}
