import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { placeholderAt } from '../placeholder-screens.js';
import { placeholderPage, placeholderTitles } from './texts/placeholder-screens.js';

/** One honest page for every screen that has an address but no content yet. */
export function Component() {
  const path = placeholderAt(useLocation().pathname);
  const title = path ? placeholderTitles[path] : placeholderPage.someScreen;
  usePageMeta(title, placeholderPage.description(title));
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={placeholderPage.title(title)}
        scene="other"
        action={
          <>
            <LinkButton to="/events">{placeholderPage.toEvents}</LinkButton>
            <LinkButton look="secondary" to="/dashboard">
              {placeholderPage.toDashboard}
            </LinkButton>
          </>
        }
      >
        {placeholderPage.text}
      </EmptyState>
    </Page>
  );
}
