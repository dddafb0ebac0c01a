import { Icon } from '../../../components/icons/icon.js';
import { linesOf, type CatalogPlan } from '../plan-terms.js';
import styles from './plan-board.module.css';

export function PlanLines({ plan }: { plan: CatalogPlan }) {
  return (
    <ul className={styles.lines}>
      {linesOf(plan).map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          {line}
        </li>
      ))}
    </ul>
  );
}
