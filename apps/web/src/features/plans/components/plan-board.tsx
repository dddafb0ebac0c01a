import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge.js';
import { cx } from '../../../components/ui/cx.js';
import { pageOfPlan, type CatalogPlan } from '../plan-terms.js';
import { pricing } from '../texts/products.js';
import { planAction } from '../texts/subscription.js';
import { PlanAction } from './plan-action.js';
import { PlanLines } from './plan-lines.js';
import { PlanPrice } from './plan-price.js';
import styles from './plan-board.module.css';

interface PlanBoardProps {
  plan: CatalogPlan;
  catalog: readonly CatalogPlan[];
  chosen: boolean;
  current: string | null | undefined;
  busy: boolean;
  onChoose: () => void;
}

export function PlanBoard({ plan, catalog, chosen, current, busy, onChoose }: PlanBoardProps) {
  const { name, displayName } = plan;
  const page = pageOfPlan(name);
  return (
    <li className={cx(styles.board, styles[name], chosen && styles.chosen)} aria-current={chosen || undefined}>
      <p className={styles.audience}>{pricing.audience[name]}</p>
      <div className={styles.name}>
        <h2>{displayName}</h2>
        {chosen && <Badge tone="green">{pricing.chosen}</Badge>}
        {current === name && <Badge tone="blue">{planAction.yours}</Badge>}
      </div>
      <div>
        <PlanPrice plan={plan} />
      </div>
      <PlanLines plan={plan} catalog={catalog} withPromise />
      <div className={styles.actions}>
        <PlanAction plan={plan} current={current} busy={busy} onChoose={onChoose} />
        {page && <Link to={page}>{pricing.more(displayName)}</Link>}
      </div>
    </li>
  );
}
