import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatPrice } from '../../../lib/format/money.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { usePlanCatalogQuery } from '../api/plans.generated.js';
import { PlanBoard } from '../components/plan-board.js';
import styles from '../components/plan-board.module.css';
import { inReadingOrder, isForOtherRole } from '../plan-terms.js';
import { pricing } from '../texts/products.js';
import { planAction } from '../texts/subscription.js';
import { useCheckout } from '../use-checkout.js';
import { useCanceledCheckout } from '../use-canceled-checkout.js';
import { useCurrentPlan } from '../use-current-plan.js';

/** `?upgrade=` names the chosen plan. */
export function Component() {
  const [params] = useSearchParams();
  const role = useViewer()?.role;
  const current = useCurrentPlan();
  const checkout = useCheckout();
  const isCanceled = useCanceledCheckout();
  const query = usePlanCatalogQuery();
  const { data, isFetching } = query;
  const problem = loadProblem(query, pricing.loading);
  const plans = inReadingOrder(data?.catalog.plans ?? [], role);
  const chosen = plans.find(({ name }) => name !== 'basic' && name === params.get('upgrade'));
  const price = formatPrice(chosen?.priceMonthlyCents ?? 0);
  return (
    <Page>
      <PageHeader title={pricing.title} lead={pricing.lead} />
      <Stack gap={28}>
        {isCanceled && <Notice title={planAction.canceledTitle}>{planAction.canceled}</Notice>}
        {chosen && current === 'basic' && (
          <Notice
            title={planAction.readyTitle(chosen.displayName)}
            actions={
              <Button small busy={checkout.busy !== null} onClick={() => void checkout.start(chosen.name)}>
                {planAction.toPayment}
              </Button>
            }
          >
            {chosen.trialDays > 0 ? planAction.readyTrial(chosen.trialDays, price) : planAction.ready(price)}
            {isForOtherRole(chosen.name, role) && ` ${planAction.otherRole[chosen.name]}`}
          </Notice>
        )}
        {checkout.problem && <Notice tone="error">{checkout.problem}</Notice>}
        {problem && <ErrorState {...problem} />}
        {!data && isFetching && <SkeletonCards count={4} lines={12} />}
        {data && (
          <ul className={styles.boards}>
            {plans.map((plan) => (
              <PlanBoard
                key={plan.name}
                plan={plan}
                catalog={plans}
                chosen={plan === chosen}
                current={current}
                busy={checkout.busy === plan.name}
                onChoose={() => void checkout.start(plan.name)}
              />
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
