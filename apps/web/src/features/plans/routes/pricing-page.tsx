import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePlanCatalogQuery } from '../api/plans.generated.js';
import { PlanBoard } from '../components/plan-board.js';
import styles from '../components/plan-board.module.css';
import { pricing } from '../product-texts.js';

/** `?upgrade=` names the chosen plan. */
export function Component() {
  const [params] = useSearchParams();
  const signedIn = useViewer() !== null;
  const query = usePlanCatalogQuery();
  const { data, isFetching } = query;
  const problem = loadProblem(query, pricing.loading);
  const plans = data?.catalog.plans ?? [];
  const chosen = plans.find(({ name }) => name !== 'basic' && name === params.get('upgrade'));
  return (
    <Page>
      <PageHeader title={pricing.title} lead={pricing.lead} />
      <Stack gap={28}>
        {chosen && signedIn && (
          <Notice
            title={pricing.checkoutTitle(chosen.displayName)}
            actions={
              <LinkButton small to="/contact">
                {pricing.write}
              </LinkButton>
            }
          >
            {pricing.checkout}
          </Notice>
        )}
        {problem && <ErrorState {...problem} />}
        {!data && isFetching && <Loading inline />}
        {data && (
          <ul className={styles.boards}>
            {plans.map((plan) => (
              <PlanBoard key={plan.name} plan={plan} chosen={plan === chosen} signedIn={signedIn} />
            ))}
          </ul>
        )}
      </Stack>
      <section className={styles.fine}>
        <h2>{pricing.fineTitle}</h2>
        <ul>
          {pricing.fine.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
