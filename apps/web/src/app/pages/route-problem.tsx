import { Button, LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader, Row } from '../../components/ui/layout.js';

/** What a visitor sees when a screen breaks: nothing technical, and two ways on. */
export function RouteProblem({ inside = false }: { inside?: boolean }) {
  const content = (
    <Page width="narrow">
      <PageHeader
        title="This page did not load"
        lead="Something on our side got in the way. Nothing you sent was lost. Loading the page again usually helps."
      />
      <Row>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <LinkButton look="secondary" to="/" reloadDocument>
          Go to the start page
        </LinkButton>
      </Row>
    </Page>
  );
  return inside ? content : <main>{content}</main>;
}
