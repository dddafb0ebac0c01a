import type { ReactNode } from 'react';
import { Icon } from '../../../components/icons/icon.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { additionsOf, termsOf, type CatalogPlan } from '../plan-terms.js';
import styles from './plan-board.module.css';

interface PlanLinesProps {
  plan: CatalogPlan;
  catalog: readonly CatalogPlan[];
  /** Also what the plan promises, and to how many. */
  withPromise?: boolean;
}

const Line = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" size={18} />
    <span>{children}</span>
  </li>
);

export function PlanLines({ plan, catalog, withPromise = false }: PlanLinesProps) {
  const promised = withPromise ? [plan.promise, plan.limit] : [];
  return (
    <ul className={styles.lines}>
      {additionsOf(plan, catalog).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {promised.map(
        (words) =>
          words && (
            <Line key={words}>
              <ServiceText>{words}</ServiceText>
            </Line>
          ),
      )}
      {termsOf(plan).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </ul>
  );
}
