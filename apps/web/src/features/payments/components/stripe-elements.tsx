import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { useIsDark } from '../../../lib/theme/use-is-dark.js';
import { cardForm } from '../texts/card.js';
import { stripeAppearance } from '../stripe-appearance.js';

/** A new document, in case this one was opened as another page, whose policy refuses Stripe's scripts. */
export function CardFormBlocked() {
  const { title, text, action } = cardForm.blocked;
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        <Button look="secondary" small icon="refresh" onClick={() => window.location.reload()}>
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** Loads Stripe's scripts, which only Stripe may serve. */
export function StripeElements(props: { publishableKey: string; clientSecret: string; children: ReactNode }) {
  const { publishableKey, clientSecret, children } = props;
  const [stripe, setStripe] = useState<Stripe | 'loading' | 'blocked'>('loading');
  const isDark = useIsDark();
  const options = useMemo(() => ({ clientSecret, appearance: stripeAppearance(isDark) }), [clientSecret, isDark]);
  useEffect(() => {
    let current = true;
    void loadStripe(publishableKey).then(
      (loaded) => current && setStripe(loaded ?? 'blocked'),
      () => current && setStripe('blocked'),
    );
    return () => {
      current = false;
    };
  }, [publishableKey]);
  if (stripe === 'loading') return <Loading inline />;
  if (stripe === 'blocked') return <CardFormBlocked />;
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  );
}
