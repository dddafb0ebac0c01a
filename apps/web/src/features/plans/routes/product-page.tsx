import { Link, useLocation } from 'react-router-dom';
import { Card, Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePlanCatalogQuery } from '../api/plans.generated.js';
import { PlanAction } from '../components/plan-action.js';
import styles from '../components/plan-board.module.css';
import { PlanLines } from '../components/plan-lines.js';
import { PlanPromise } from '../components/plan-promise.js';
import { PlanPrice } from '../components/plan-price.js';
import { sellable } from '../plan-flags.js';
import { pricing, products } from '../texts/products.js';
import { useCheckout } from '../use-checkout.js';
import { useCurrentPlan } from '../use-current-plan.js';

export function Component() {
  const product = products[useLocation().pathname.replace(/\/$/, '')];
  const current = useCurrentPlan();
  const checkout = useCheckout();
  const query = usePlanCatalogQuery();
  const { data, isFetching } = query;
  const problem = loadProblem(query, pricing.loading);
  if (!product) return null;
  const { tier, title, lead, benefits } = product;
  const plan = data?.catalog.plans.find(({ name }) => name === tier);
  const promise = product.promise ? (
    <p className={styles.word}>{product.promise}</p>
  ) : (
    plan?.promise && <PlanPromise {...plan} />
  );
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <div className={styles.benefits}>
        {sellable(benefits, plan?.features).map((benefit) => (
          <div key={benefit.title}>
            <h2>{benefit.title}</h2>
            <p>{benefit.text}</p>
          </div>
        ))}
      </div>
      <div className={styles.offer}>
        {promise && (
          <Card title={pricing.promise} className={styles.promise}>
            {promise}
          </Card>
        )}
        <Card title={plan?.displayName}>
          {!data && isFetching && <Loading inline />}
          {problem && <ErrorState {...problem} />}
          {checkout.problem && <Notice tone="error">{checkout.problem}</Notice>}
          {data && plan && (
            <>
              <PlanPrice plan={plan} />
              <PlanLines plan={plan} catalog={data.catalog.plans} />
            </>
          )}
          <div className={styles.actions}>
            {plan && (
              <PlanAction
                plan={plan}
                current={current}
                busy={checkout.busy !== null}
                label={plan.name === 'basic' ? pricing.start : pricing.chooseNamed(plan.displayName)}
                onChoose={() => void checkout.start(tier)}
              />
            )}
            <Link to="/pricing">{pricing.title}</Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
