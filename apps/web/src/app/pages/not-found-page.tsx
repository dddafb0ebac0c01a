import { LinkButton } from '../../components/ui/button.js';
import { Page } from '../../components/ui/layout.js';
import { EmptyState } from '../../components/ui/notice.js';
import { usePageMeta } from '../../lib/hooks/use-page-meta.js';
import { notFound } from './texts/not-found-page.js';

export function Component() {
  usePageMeta(notFound.documentTitle, notFound.description);
  return (
    <Page width="narrow">
      <EmptyState
        screen
        title={notFound.title}
        scene="popup_market"
        action={
          <>
            <LinkButton to="/">{notFound.toStart}</LinkButton>
            <LinkButton look="secondary" to="/events">
              {notFound.toEvents}
            </LinkButton>
          </>
        }
      >
        {notFound.text}
      </EmptyState>
    </Page>
  );
}
