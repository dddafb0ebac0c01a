import type Stripe from 'stripe';
import { confirm } from '../money/confirm.js';
import { cardChoice } from './card-choice.js';
import { html } from './html.js';
import { errorLine, money, page } from './layout.js';
import type { World } from '../world.js';
import { notFoundPage, type PageAnswer, type PageRequest, type PageRoute, webAddress, withQuery } from './serve.js';

interface Found {
  intent: Stripe.PaymentIntent;
  owner: string | null;
}

const findIntent = ({ world, token }: PageRequest): Found | null => {
  const row = world.store.row('paymentIntents', token.split('_secret_')[0] ?? '');
  return row && row.object.client_secret === token ? { intent: row.object, owner: row.owner } : null;
};

const LATE_MS = 10_000;

/** As after a busy hour at Stripe: the payer is back before the webhook. */
const withLateWebhooks = (world: World): World => ({
  ...world,
  emit: (type, object, options) => world.emit(type, object, { ...options, afterMs: LATE_MS }),
});

/** Back to the application, with Stripe's query parameters. */
const leave = (
  intent: Stripe.PaymentIntent,
  returnUrl: string | undefined,
  status: 'succeeded' | 'failed',
): PageAnswer => {
  if (!returnUrl)
    return {
      html: page(
        status === 'succeeded' ? 'Payment complete' : 'Payment not made',
        html`<p>You can close this page.</p>`,
      ),
    };
  return {
    redirect: withQuery(returnUrl, {
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret ?? '',
      redirect_status: status,
    }),
  };
};

const finished = (title: string, returnUrl: string | undefined): PageAnswer => ({
  html: page(
    title,
    returnUrl
      ? html`<p><a class="button go" href="${returnUrl}">Continue</a></p>`
      : html`<p>You can close this page.</p>`,
  ),
});

const askForCard = (intent: Stripe.PaymentIntent, returnUrl: string | undefined, error?: string | null): string => {
  const amount = money(intent.amount, intent.currency);
  return page(
    `Pay ${amount}`,
    html`${intent.description ? html`<p>${intent.description}</p>` : null} ${errorLine(error)}
      <form method="post">
        <input type="hidden" name="return_url" value="${returnUrl ?? ''}" />
        ${cardChoice()}
        <label class="choice"
          ><input type="checkbox" name="webhooks" value="late" /> Send the webhook ${LATE_MS / 1_000} seconds
          late</label
        >
        <button class="go" name="action" value="pay">Pay ${amount}</button>
        <button name="action" value="cancel">Cancel</button>
      </form>`,
  );
};

const askForAuthentication = (intent: Stripe.PaymentIntent, returnUrl: string | undefined): string =>
  page(
    'Confirm it is you',
    html`<p>Your bank asks you to confirm this payment of ${money(intent.amount, intent.currency)}.</p>
      <form method="post">
        <input type="hidden" name="return_url" value="${returnUrl ?? ''}" />
        <button class="go" name="action" value="authenticate">Complete authentication</button>
        <button name="action" value="refuse">Fail authentication</button>
      </form>`,
  );

const show = (intent: Stripe.PaymentIntent, returnUrl: string | undefined, error?: string | null): PageAnswer => {
  if (intent.status === 'succeeded') return finished('Payment complete', returnUrl);
  if (intent.status === 'canceled') return finished('This payment was canceled', returnUrl);
  if (intent.status === 'requires_action') return { html: askForAuthentication(intent, returnUrl) };
  return { html: askForCard(intent, returnUrl, error), status: error ? 402 : 200 };
};

const submit = (request: PageRequest): PageAnswer => {
  const found = findIntent(request);
  if (!found) return notFoundPage('There is no such payment.');
  const { intent, owner } = found;
  const returnUrl = webAddress(request.field('return_url'));
  const action = request.field('action');
  if (action === 'cancel') return leave(intent, returnUrl, 'failed');
  if (intent.status === 'succeeded') return leave(intent, returnUrl, 'succeeded');
  if (intent.status === 'canceled') return show(intent, returnUrl);
  if (intent.status === 'requires_action') {
    confirm(request.world, intent, owner, {
      authentication: action === 'authenticate' ? 'passed' : 'failed',
      returnUrl,
    });
  } else {
    const world = request.field('webhooks') === 'late' ? withLateWebhooks(request.world) : request.world;
    confirm(world, intent, owner, { token: request.field('card'), returnUrl });
  }
  const status: Stripe.PaymentIntent.Status = intent.status;
  if (status === 'succeeded') return leave(intent, returnUrl, 'succeeded');
  return show(intent, returnUrl, intent.last_payment_error?.message);
};

/** Replaces Stripe's payment element: pays an intent, then returns to `return_url`. */
export const payPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/_pay/:token',
    handle: (request) => {
      const found = findIntent(request);
      if (!found) return notFoundPage('There is no such payment.');
      return show(found.intent, webAddress(request.query('return_url')));
    },
  },
  { method: 'POST', path: '/_pay/:token', handle: submit },
];
