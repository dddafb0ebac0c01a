import { Link, useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { usePlanCatalogQuery } from '../api/plans.generated.js';
import { planTarget } from '../components/plan-board.js';
import styles from '../components/plan-board.module.css';
import { PlanLines } from '../components/plan-lines.js';
import { PlanPrice } from '../components/plan-price.js';
import { pricing, products } from '../product-texts.js';

export function Component() {
  const product = products[useLocation().pathname.replace(/\/$/, '')];
  const signedIn = useViewer() !== null;
  const query = usePlanCatalogQuery();
  const { data, isFetching } = query;
  const problem = loadProblem(query, pricing.loading);
  if (!product) return null;
  const { tier, title, lead, benefits, promise, action } = product;
  const plan = data?.catalog.plans.find(({ name }) => name === tier);
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <div className={styles.benefits}>
        {benefits.map(([name, text]) => (
          <div key={name}>
            <h2>{name}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={styles.offer}>
        <Card title={promise.title} className={styles.promise}>
          <p className={styles.word}>{promise.text}</p>
          {promise.facts.length > 0 && (
            <ul>
              {promise.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={plan?.displayName}>
          {!data && isFetching && <Loading inline />}
          {problem && <ErrorState {...problem} />}
          {plan && (
            <>
              <PlanPrice plan={plan} />
              <PlanLines plan={plan} />
            </>
          )}
          <div className={styles.actions}>
            <LinkButton wide to={planTarget(tier, signedIn)}>
              {tier === 'basic' && signedIn ? pricing.yours : action}
            </LinkButton>
            <Link to="/pricing">{pricing.title}</Link>
          </div>
        </Card>
      </div>
    </Page>
  );
}
