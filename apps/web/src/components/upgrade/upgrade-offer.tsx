import { Icon } from '../icons/icon.js';
import { LinkButton } from '../ui/button.js';
import { ServiceText } from '../ui/service-text.js';
import { Row, Stack } from '../ui/layout.js';
import { Loading } from '../ui/loading.js';
import { ErrorState } from '../ui/notice.js';
import { formatPrice } from '../../lib/format/money.js';
import { useViewer } from '../../lib/session/use-session.js';
import { loadProblem } from '../../lib/api/load-problem.js';
import { useUpgradeOfferQuery } from '../../lib/upgrade/api/upgrade.generated.js';
import { proBenefits } from './pro-benefits.js';
import { upgradeOffer, upgradeReasons, type UpgradeReason } from './texts.js';
import styles from './upgrade-offer.module.css';

function Price({ reason }: { reason: UpgradeReason }) {
  const query = useUpgradeOfferQuery();
  const { data } = query;
  const problem = loadProblem(query, upgradeOffer.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!data) return <Loading inline />;
  const planOf = (wanted: string) => data.catalog.plans.find(({ name }) => name === wanted);
  const pro = planOf('pro');
  const nameOf = (wanted: string) => planOf(wanted)?.displayName ?? upgradeOffer.somePlan;
  return (
    <>
      <p>{upgradeReasons[reason].text(nameOf)}</p>
      {pro && (
        <p>
          <strong className={styles.price}>{upgradeOffer.perMonth(formatPrice(pro.priceMonthlyCents))}</strong>{' '}
          {pro.listPriceMonthlyCents !== null && (
            <>
              <span className="visually-hidden">{upgradeOffer.insteadOf} </span>
              <s>{upgradeOffer.perMonth(formatPrice(pro.listPriceMonthlyCents))}</s>{' '}
            </>
          )}
          <span className={styles.terms}>
            {pro.savings && (
              <>
                <ServiceText>{pro.savings}</ServiceText> ·{' '}
              </>
            )}
            {upgradeOffer.cancel}
          </span>
        </p>
      )}
    </>
  );
}

interface UpgradeOfferProps {
  reason: UpgradeReason;
  advice?: string | undefined;
}

export function UpgradeOffer({ reason, advice }: UpgradeOfferProps) {
  const viewer = useViewer();
  return (
    <Stack gap={20}>
      {advice && <p>{advice}</p>}
      <Price reason={reason} />
      <ul className={styles.benefits}>
        {proBenefits(viewer?.role).map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <Row>
        <LinkButton to="/billing">{upgradeOffer.billing}</LinkButton>
        <LinkButton look="secondary" to="/pricing">
          {upgradeOffer.compare}
        </LinkButton>
      </Row>
      {reason === 'saves' && (
        <Row>
          <LinkButton look="quiet" small icon="bookmark" to="/events?saved">
            {upgradeOffer.savedEvents}
          </LinkButton>
          <LinkButton look="quiet" small icon="bookmark" to="/vendors?saved">
            {upgradeOffer.savedVendors}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
