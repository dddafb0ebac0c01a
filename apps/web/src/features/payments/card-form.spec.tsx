import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { payment } from '../../testing/payments.js';
import { openStripe } from '../../testing/stripe-stand-in.js';

const due = { status: 'pending', paidAt: null };
const intent = {
  paymentId: 'p1',
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  payUrl: null,
  publishableKey: 'pk_test_1',
  status: 'pending',
};

describe('the payment page', () => {
  let stripe: ReturnType<typeof openStripe>;
  beforeEach(() => {
    stripe = openStripe();
  });
  afterEach(() => stripe.close());

  /** `status` is what billing finds at Stripe. */
  function open({ query = '', status = 'completed', facts = {}, answers = {}, stored = {} } = {}) {
    let shown: Record<string, unknown> = { ...due, ...facts };
    return openRoute(`/vendor/payments/p1/pay${query}`, {
      viewer: 'vendor',
      stored,
      answers: {
        Payment: () => ({ payment: payment(shown) }),
        CreatePaymentIntent: { intent },
        UpdatePaymentStatus: () => {
          shown = { ...shown, status };
          return { payment: payment(shown) };
        },
        ...answers,
      },
    });
  }
  const payButton = async () => {
    await screen.findByText('Card number');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $85.00' });
    await waitFor(() => expect(isPressable(button)).toBe(true));
    return button;
  };

  it('asks for no card while the organizer cannot receive payments', async () => {
    const { api } = open({ facts: { isOrganizerReady: false } });
    await screen.findByText(
      'The organizer can’t receive payments yet. Your booth stays yours: try again in a few days, or message the organizer.',
    );
    expect(api.named('CreatePaymentIntent')).toEqual([]);
  });

  it('[BI-042] explains what to do when Stripe’s scripts are blocked', async () => {
    stripe.isBlocked = true;
    open();
    await screen.findByText('The card form could not be loaded');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay $85.00' })).toBeNull();
  });

  it('[BI-042] [BI-046] takes a card with Stripe’s form, and shows the payment that billing finds at Stripe', async () => {
    const { user, api } = open();
    await user.click(await payButton());
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
    expect(stripe.scripts.at(-1)).toMatch(/^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/);
    expect(stripe.keys).toEqual(['pk_test_1']);
    expect(stripe.elements).toMatchObject([{ clientSecret: 'pi_1_secret_2', appearance: { theme: 'stripe' } }]);
    expect(stripe.confirmations).toMatchObject([
      { redirect: 'if_required', confirmParams: { return_url: 'http://localhost/vendor/payments/p1/pay' } },
    ]);
    expect(api.named('CreatePaymentIntent').map(({ variables }) => variables)).toEqual([{ applicationId: 'ap1' }]);
    expect(api.named('UpdatePaymentStatus').map(({ variables }) => variables)).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/vendor/payments/p1');
    expect(screen.queryByRole('button', { name: 'Pay $85.00' })).toBeNull();
  });

  it('[BI-042] says why a card was declined, and takes another one without loading again', async () => {
    const { user, api } = open();
    stripe.answer = { error: { type: 'card_error', message: 'Your card has insufficient funds.' } };
    await user.click(await payButton());
    await screen.findByText('Your card has insufficient funds.');
    expect(api.named('UpdatePaymentStatus')).toEqual([]);
    stripe.answer = { paymentIntent: { status: 'succeeded' } };
    await user.click(await payButton());
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
    expect(stripe.elements).toHaveLength(1);
    expect(screen.queryByText('Your card has insufficient funds.')).toBeNull();
  });

  it('[BI-047] asks Stripe whether the payment was made when the answer was lost', async () => {
    const { user } = open();
    stripe.answer = { error: { type: 'api_connection_error', message: 'Network error' } };
    await user.click(await payButton());
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
  });

  it.each([
    ['completed', 'Thank you. Your booth is secured, and we’ve notified the organizer.'],
    ['failed', 'You weren’t charged. You can try again with another card.'],
  ])('brings into view above the form how a payment ended: %s', async (status, words) => {
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open({ status });
    stripe.answer = { error: { type: 'invalid_request_error', message: 'The bank did not authenticate you' } };
    await user.click(await payButton());
    const outcome = await screen.findByText(words);
    expect(intoView.mock.contexts.at(-1)?.contains(outcome)).toBe(true);
    intoView.mockRestore();
  });

  it('takes the card for the current payment after the one that was opened was canceled', async () => {
    const { user, api } = open({ status: 'pending' });
    stripe.answer = { error: { type: 'invalid_request_error', message: 'This PaymentIntent was canceled' } };
    const next = { ...intent, paymentIntentId: 'pi_2', clientSecret: 'pi_2_secret_3' };
    await payButton();
    api.set('CreatePaymentIntent', { intent: next });
    await user.click(await payButton());
    await waitFor(() => expect(stripe.elements.at(-1)).toMatchObject({ clientSecret: 'pi_2_secret_3' }));
    stripe.answer = { paymentIntent: { status: 'succeeded' } };
    api.set('UpdatePaymentStatus', { payment: payment() });
    await user.click(await payButton());
    await screen.findByText('Thank you. Your booth is secured, and we’ve notified the organizer.');
    const asked = api.named('UpdatePaymentStatus').map(({ variables }) => variables['paymentIntentId']);
    expect(asked).toEqual(['pi_1', 'pi_2']);
  });

  it('keeps the card form if the payment is still open after a try', async () => {
    const { user, api } = open({ status: 'pending' });
    stripe.answer = { error: { type: 'api_error', message: 'Try again' } };
    await user.click(await payButton());
    await waitFor(() => expect(api.named('CreatePaymentIntent')).toHaveLength(2));
    await payButton();
    expect(stripe.elements).toHaveLength(1);
  });

  it('[BI-047] offers another try to a payer whose bank refused, and cleans the address', async () => {
    const { path } = open({ query: '?payment_intent=pi_1&redirect_status=failed', status: 'failed' });
    await screen.findByText('The payment didn’t go through');
    await payButton();
    await waitFor(() => expect(path()).toBe('/vendor/payments/p1/pay'));
  });

  it('[BI-047] continues a payment that was left at the bank', async () => {
    open({ query: '?payment_intent=pi_1', status: 'pending' });
    await screen.findByText('The payment isn’t finished. You weren’t charged, and you can continue any time.');
    await payButton();
  });

  it('[BI-047] can be used again after going back from the page of the bank', async () => {
    const { user } = open({ status: 'pending' });
    stripe.answer = new Promise(() => {});
    const button = await payButton();
    await user.click(button);
    await waitFor(() => expect(stripe.confirmations).toHaveLength(1));
    expect(isPressable(button)).toBe(false);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByText('The payment isn’t finished. You weren’t charged, and you can continue any time.');
    await payButton();
  });

  it('[BI-047] takes no second payment while a slow one is processed', async () => {
    const { user, api } = open({ status: 'processing' });
    stripe.answer = { paymentIntent: { status: 'processing' } };
    await user.click(await payButton());
    await screen.findByText(/^Your payment is being processed\./);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay $85.00' })).toBeNull());
    expect(api.named('CreatePaymentIntent')).toHaveLength(1);
  });

  it('[BI-042] follows the theme, also while it is open', async () => {
    const { user } = open({ stored: { 'stallbook.theme': 'dark' } });
    await payButton();
    expect(stripe.elements[0]?.appearance.theme).toBe('night');
    await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
    await waitFor(() => expect(stripe.updates.at(-1)?.appearance.theme).toBe('stripe'));
  });

  it('[BI-046] shows a booth that was paid in another tab as paid', async () => {
    open({ answers: { CreatePaymentIntent: refuse('PAYMENT.ALREADY_COMPLETED', 'Payment already completed') } });
    await screen.findByText('This booth is already paid.');
  });

  it('is not shown for a booth that costs nothing', async () => {
    const { api } = open({ facts: { amountCents: 0, boothFeeCents: 0, applicationFeeCents: 0 } });
    await screen.findByText('Your booth is confirmed');
    expect([stripe.scripts, api.named('CreatePaymentIntent')]).toEqual([[], []]);
  });

  it('loads no script of Stripe for a payment that is made', async () => {
    const { api } = open({ facts: { status: 'completed', paidAt: '2026-11-03T10:00:00.000Z' } });
    await screen.findByText('This booth is already paid.');
    expect(stripe.scripts).toEqual([]);
    expect(api.named('CreatePaymentIntent')).toEqual([]);
  });
});
