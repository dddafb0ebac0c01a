import type { ReactNode } from 'react';
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
import { proBenefits, type OfferedPlan } from './pro-benefits.js';
import { upgradeOffer, upgradeReasons, type UpgradeReason } from './texts.js';
import styles from './upgrade-offer.module.css';

const hasVendorTools = ({ name }: OfferedPlan) => name === 'vendor_pro' || name === 'pro';

const includes: Record<Exclude<UpgradeReason, 'saves'>, (plan: OfferedPlan) => boolean> = {
  templates: hasVendorTools,
  library: (plan) => hasVendorTools(plan) && plan.features.canReadLibrary,
  organizerTools: ({ name }) => name === 'organizer_pro' || name === 'pro',
};

function textFor(reason: UpgradeReason, catalog: readonly OfferedPlan[]): string {
  if (reason === 'saves') return upgradeReasons.saves.text;
  const plans = catalog.filter(includes[reason]).map(({ displayName }) => displayName);
  return plans.length > 0 ? upgradeReasons[reason].text(plans.join(upgradeOffer.and)) : upgradeOffer.inNoPlan;
}

function Price({ plan: { displayName, priceMonthlyCents, listPriceMonthlyCents, savings } }: { plan: OfferedPlan }) {
  return (
    <p>
      {displayName}: <strong className={styles.price}>{upgradeOffer.perMonth(formatPrice(priceMonthlyCents))}</strong>{' '}
      {listPriceMonthlyCents !== null && (
        <>
          <span className="visually-hidden">{upgradeOffer.insteadOf} </span>
          <s>{upgradeOffer.perMonth(formatPrice(listPriceMonthlyCents))}</s>{' '}
        </>
      )}
      <span className={styles.terms}>
        {savings && (
          <>
            <ServiceText>{savings}</ServiceText> ·{' '}
          </>
        )}
        {upgradeOffer.cancel}
      </span>
    </p>
  );
}

function Offer({ reason }: { reason: UpgradeReason }) {
  const role = useViewer()?.role;
  const query = useUpgradeOfferQuery();
  const problem = loadProblem(query, upgradeOffer.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Loading inline />;
  const { plans } = query.data.catalog;
  const pro = plans.find(({ name }) => name === 'pro');
  return (
    <>
      <p>{textFor(reason, plans)}</p>
      {pro && (
        <>
          <Price plan={pro} />
          <ul className={styles.benefits}>
            {proBenefits(role, pro).map((benefit) => (
              <li key={benefit}>
                <Icon name="check" size={18} />
                {benefit}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface UpgradeOfferProps {
  reason: UpgradeReason;
  advice?: string | undefined;
  children?: ReactNode;
}

export function UpgradeOffer({ reason, advice, children }: UpgradeOfferProps) {
  return (
    <Stack gap={20}>
      {advice && <p>{advice}</p>}
      <Offer reason={reason} />
      <Row>
        <LinkButton to="/billing">{upgradeOffer.billing}</LinkButton>
        <LinkButton look="secondary" to="/pricing">
          {upgradeOffer.compare}
        </LinkButton>
      </Row>
      {children}
    </Stack>
  );
}
