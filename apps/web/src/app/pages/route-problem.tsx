import { Button, LinkButton } from '../../components/ui/button.js';
import { Page, PageHeader, Row } from '../../components/ui/layout.js';
import { routeProblem } from './texts/route-problem.js';

export function RouteProblem({ inside = false }: { inside?: boolean }) {
  const content = (
    <Page width="narrow">
      <PageHeader {...(navigator.onLine ? routeProblem.online : routeProblem.offline)} />
      <Row>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {routeProblem.again}
        </Button>
        <LinkButton look="secondary" to="/" reloadDocument>
          {routeProblem.toStart}
        </LinkButton>
      </Row>
    </Page>
  );
  return inside ? content : <main>{content}</main>;
}
