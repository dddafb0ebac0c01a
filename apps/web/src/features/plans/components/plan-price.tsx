import { ServiceText } from '../../../components/ui/service-text.js';
import { formatPrice } from '../../../lib/format/money.js';
import type { CatalogPlan } from '../plan-terms.js';
import { pricing } from '../texts/products.js';
import styles from './plan-board.module.css';

export function PlanPrice({ plan }: { plan: CatalogPlan }) {
  const { priceMonthlyCents, listPriceMonthlyCents, savings } = plan;
  return (
    <>
      <p className={styles.price}>
        {priceMonthlyCents === 0 ? pricing.free : formatPrice(priceMonthlyCents)}
        {priceMonthlyCents > 0 && <small> {pricing.perMonth}</small>}
      </p>
      {listPriceMonthlyCents !== null && (
        <p className={styles.list}>
          <span className="visually-hidden">{pricing.insteadOf} </span>
          <s>{formatPrice(listPriceMonthlyCents)}</s> {savings && <ServiceText>{savings}</ServiceText>}
        </p>
      )}
    </>
  );
}
