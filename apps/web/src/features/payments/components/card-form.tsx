import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { formatCents } from '../../../lib/format/money.js';
import { useShownAgain } from '../../../lib/hooks/use-leaving.js';
import { cardForm } from '../texts/card.js';
import { CardFormBlocked } from './stripe-elements.js';

interface CardFormProps {
  amountCents: number;
  returnUrl: string;
  onStart: () => void;
  /** The payment may have ended: Stripe has to be asked. */
  onDone: () => Promise<void>;
}

/** If the bank requires authentication, it opens a dialog, or sends the payer back to `returnUrl`. */
export function CardForm({ amountCents, returnUrl, onStart, onDone }: CardFormProps) {
  const [stripe, elements] = [useStripe(), useElements()];
  const [state, setState] = useState<'loading' | 'ready' | 'paying' | 'blocked'>('loading');
  const [problem, setProblem] = useState<string | null>(null);
  // Back from the bank's page.
  useShownAgain(() => {
    if (state === 'paying') void onDone().then(() => setState('ready'));
  });
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || state !== 'ready') return;
    setState('paying');
    setProblem(null);
    onStart();
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    });
    if (!error) await onDone();
    else if (error.type === 'card_error') setProblem(error.message ?? cardForm.declined);
    // Stripe's form shows what is wrong with an input; after anything else, the payment may have been made.
    else if (error.type !== 'validation_error') await onDone();
    setState('ready');
  };
  if (state === 'blocked') return <CardFormBlocked />;
  return (
    <form onSubmit={(event) => void pay(event)} aria-label={cardForm.card}>
      <Stack>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setState('ready')}
          onLoadError={() => setState('blocked')}
        />
        {problem && (
          <Notice tone="error" title={cardForm.declinedTitle}>
            {problem}
          </Notice>
        )}
        <Button type="submit" icon="money" busy={state === 'paying'} disabled={state !== 'ready'}>
          {cardForm.pay(formatCents(amountCents))}
        </Button>
      </Stack>
    </form>
  );
}
