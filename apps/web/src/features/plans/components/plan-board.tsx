import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge.js';
import { LinkButton } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import type { CatalogPlan } from '../plan-words.js';
import { pricing, products } from '../product-texts.js';
import { PlanLines } from './plan-lines.js';
import { PlanPrice } from './plan-price.js';
import styles from './plan-board.module.css';

interface PlanBoardProps {
  plan: CatalogPlan;
  chosen: boolean;
  signedIn: boolean;
}

export function planTarget(name: CatalogPlan['name'], signedIn: boolean): string {
  if (name === 'basic') return signedIn ? '/dashboard' : '/register';
  return signedIn ? `/pricing?upgrade=${name}` : `/register?upgrade=${name}`;
}

export function PlanBoard({ plan, chosen, signedIn }: PlanBoardProps) {
  const { name, displayName } = plan;
  const page = Object.entries(products).find(([, product]) => product.tier === name)?.[0];
  const free = signedIn ? pricing.yours : pricing.start;
  return (
    <li className={cx(styles.board, chosen && styles.chosen)} aria-current={chosen || undefined}>
      <div className={styles.name}>
        <h2>{displayName}</h2>
        {chosen && <Badge tone="green">{pricing.chosen}</Badge>}
      </div>
      <PlanPrice plan={plan} />
      <PlanLines plan={plan} />
      <div className={styles.actions}>
        {!(chosen && signedIn) && (
          <LinkButton wide look={name === 'basic' ? 'secondary' : 'primary'} to={planTarget(name, signedIn)}>
            {name === 'basic' ? (
              free
            ) : (
              <span>
                {pricing.choose} <span className="visually-hidden">({displayName})</span>
              </span>
            )}
          </LinkButton>
        )}
        {page && <Link to={page}>{pricing.more}</Link>}
      </div>
    </li>
  );
}
