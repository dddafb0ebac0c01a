import { ServiceText } from '../../../components/ui/service-text.js';
import { formatPrice } from '../../../lib/format/money.js';
import type { CatalogPlan } from '../plan-terms.js';
import { pricing } from '../texts/products.js';
import styles from './plan-board.module.css';

/** What a plan promises besides its features, in the words of the catalog. */
export function PlanPromise({ promise, limit, valueCents }: Pick<CatalogPlan, 'promise' | 'limit' | 'valueCents'>) {
  return (
    <>
      <p className={styles.word}>{promise && <ServiceText>{promise}</ServiceText>}</p>
      {(limit !== null || valueCents !== null) && (
        <ul>
          {limit !== null && (
            <li>
              <ServiceText>{limit}</ServiceText>
            </li>
          )}
          {valueCents !== null && <li>{pricing.worth(formatPrice(valueCents))}</li>}
        </ul>
      )}
    </>
  );
}
