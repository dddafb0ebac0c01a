import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatPrice } from '../../../lib/format/money.js';
import { useViewer } from '../../../lib/session/use-session.js';
import {
  useChangePlanMutation,
  useMySubscriptionQuery,
  type SubscriptionFactsFragment,
} from '../api/plans.generated.js';
import { isForOtherRole, type CatalogPlan } from '../plan-terms.js';
import { pricing } from '../texts/products.js';
import { planAction } from '../texts/subscription.js';
import styles from './plan-board.module.css';

interface PlanActionProps {
  plan: CatalogPlan;
  /** The plan of the viewer; null for visitors, undefined while it loads. */
  current: string | null | undefined;
  busy: boolean;
  label?: string;
  onChoose: () => void;
}

/** A trial ends with a switch to a plan that has none. Otherwise, only a dearer plan is charged immediately. */
function effectOn(current: SubscriptionFactsFragment | undefined, { priceMonthlyCents, trialDays }: CatalogPlan) {
  if (current?.trialUntil) return trialDays === 0 ? planAction.changeEndsTrial : planAction.changeInTrial;
  return priceMonthlyCents < (current?.priceMonthlyCents ?? 0) ? planAction.changeSaves : planAction.changeCosts;
}

function Switch({ plan }: { plan: CatalogPlan }) {
  const { name, displayName, priceMonthlyCents } = plan;
  const [asking, setAsking] = useState(false);
  const { data } = useMySubscriptionQuery();
  const [change] = useChangePlanMutation();
  const confirm = async () => {
    const { error } = await change({ planType: name, priceMonthlyCents });
    if (error) toast(messageOf(error, planAction.notChanged), 'error');
    else toast(planAction.changed(displayName));
    setAsking(false);
  };
  return (
    <>
      <Button wide look="secondary" onClick={() => setAsking(true)}>
        <span>
          {planAction.change} <span className="visually-hidden">({displayName})</span>
        </span>
      </Button>
      <Confirm
        title={planAction.changeTitle(displayName)}
        action={planAction.changeAction}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{effectOn(data?.subscription, plan)(formatPrice(priceMonthlyCents))}</p>
      </Confirm>
    </>
  );
}

/** What someone can do with a plan: sign up, pay for it, switch to it, or manage it. */
export function PlanAction({ plan, current, busy, label, onChoose }: PlanActionProps) {
  const role = useViewer()?.role;
  const { name, displayName } = plan;
  const isFree = name === 'basic';
  const choose = (
    <span>
      {label ?? planAction.choose} {!label && <span className="visually-hidden">({displayName})</span>}
    </span>
  );
  if (current === null) {
    return (
      <LinkButton wide look={isFree ? 'secondary' : 'primary'} to={isFree ? '/register' : `/register?upgrade=${name}`}>
        {isFree ? pricing.start : choose}
      </LinkButton>
    );
  }
  if (current === name || isFree) {
    return (
      <LinkButton wide look="secondary" to={isFree && current === name ? '/dashboard' : '/billing'}>
        {!isFree ? planAction.manage : current === name ? pricing.yours : planAction.toFree(displayName)}
      </LinkButton>
    );
  }
  const isPaying = current !== undefined && current !== 'basic';
  const note = isForOtherRole(name, role) && <p className={styles.otherRole}>{planAction.otherRole[name]}</p>;
  if (isPaying) return note || <Switch plan={plan} />;
  return (
    <>
      <Button wide busy={busy} disabled={current === undefined} onClick={onChoose}>
        {choose}
      </Button>
      {note}
    </>
  );
}
