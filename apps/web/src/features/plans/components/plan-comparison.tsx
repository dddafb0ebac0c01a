import { LinkButton } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { Icon } from '../../../components/icons/icon.js';
import { formatPrice } from '../../../lib/format/money.js';
import { formatCount, formatRate } from '../../../lib/format/numbers.js';
import { usePlanCatalogQuery, type PlanCatalogQuery } from '../api/plans.generated.js';
import { sellable } from '../plan-flags.js';
import { compared, comparison } from '../texts/comparison.js';
import styles from './plan-comparison.module.css';

type Plan = PlanCatalogQuery['catalog']['plans'][number];

const feeOf = (plan: Plan) =>
  plan.name === 'vendor_pro' ? comparison.noVendorFee : comparison.fee(formatRate(plan.platformFeeRate));
const savedOf = ({ features: { maxBookmarks } }: Plan) =>
  maxBookmarks < 0 ? comparison.savedAny : comparison.saved(formatCount(maxBookmarks));

function PriceBoard({ plan, entry }: { plan: Plan; entry: (typeof compared)[number] }) {
  return (
    <li className={styles.board}>
      <p className="quiet">{entry.role}</p>
      <h3>{plan.displayName}</h3>
      <p className={styles.price}>
        {plan.priceMonthlyCents === 0 ? comparison.free : formatPrice(plan.priceMonthlyCents)}
        {plan.priceMonthlyCents > 0 && <small> {comparison.perMonth}</small>}
      </p>
      <p>{entry.text}</p>
      <ul className={styles.points}>
        {[feeOf(plan), savedOf(plan), ...sellable(entry.points, plan.features).map(({ text }) => text)].map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function PlanComparison() {
  const { data, isLoading } = usePlanCatalogQuery();
  const plans = data?.catalog.plans ?? [];
  const boards = compared.flatMap((entry) => {
    const plan = plans.find(({ name }) => name === entry.name);
    return plan ? [<PriceBoard key={entry.name} plan={plan} entry={entry} />] : [];
  });
  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{comparison.title}</h2>
      <p className={styles.lead}>{comparison.lead}</p>
      {boards.length > 0 || isLoading ? (
        <ul className={styles.boards}>{boards}</ul>
      ) : (
        <p className={styles.lead}>{comparison.away}</p>
      )}
      <Row>
        <LinkButton to="/register">{comparison.register}</LinkButton>
        <LinkButton look="secondary" to="/pricing">
          {comparison.pricing}
        </LinkButton>
      </Row>
    </section>
  );
}
