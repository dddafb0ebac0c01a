import type Stripe from 'stripe';
import { cardByToken } from '../money/cards.js';
import { completeSession, expireSession, findSession } from '../resources/checkout-object.js';
import type { CheckoutPlan } from '../state/tables.js';
import { cardChoice } from './card-choice.js';
import { html, type Markup } from './html.js';
import { errorLine, money, page } from './layout.js';
import { notFoundPage, type PageAnswer, type PageRequest, type PageRoute } from './serve.js';

type Session = Stripe.Checkout.Session;

const successAddress = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(session.id));

const lines = (plan: CheckoutPlan): Markup =>
  html`<dl>
    ${plan.items.map((item) => {
      const { recurring } = item.price;
      const count = (item.quantity ?? 1) > 1 ? ` × ${item.quantity}` : '';
      const every = recurring ? ` a ${recurring.interval}` : '';
      return html`<dt>${item.description}${count}</dt>
        <dd>${money(item.amount_total, item.currency)}${every}</dd> `;
    })}
  </dl>`;

const form = (session: Session, plan: CheckoutPlan, error?: string | null): string => {
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const subscribing = session.mode === 'subscription';
  return page(
    subscribing ? 'Subscribe' : `Pay ${amount}`,
    html`${lines(plan)} ${plan.trialDays > 0 ? html`<p>Free for ${plan.trialDays} days.</p>` : null} ${errorLine(error)}
      <form method="post">
        ${
          session.customer
            ? null
            : html`<label class="field"
                >Email
                <input type="email" name="email" autocomplete="email" required value="${session.customer_email ?? ''}"
              /></label>`
        }
        ${cardChoice()}
        <button class="go" name="action" value="pay">
          ${subscribing ? `Subscribe for ${amount}` : `Pay ${amount}`}
        </button>
        <button name="action" value="cancel" formnovalidate>Cancel</button>
      </form>`,
  );
};

const closed = (session: Session): PageAnswer =>
  session.status === 'complete'
    ? {
        html: page(
          'This checkout is complete',
          html`<p><a class="button go" href="${successAddress(session)}">Continue</a></p>`,
        ),
      }
    : { status: 410, html: page('This checkout has expired', html`<p>Go back to Stallbook and start again.</p>`) };

const open = ({ world, token }: PageRequest) => {
  const found = findSession(world, token);
  if (found?.session.status === 'open' && found.session.expires_at <= world.now()) {
    expireSession(world, found.session, found.owner);
  }
  return found;
};

const submit = (request: PageRequest): PageAnswer => {
  const found = open(request);
  if (!found) return notFoundPage('There is no such checkout.');
  const { session, plan } = found;
  if (session.status !== 'open') return closed(session);
  if (request.field('action') === 'cancel') {
    if (session.cancel_url) return { redirect: session.cancel_url };
    return { html: page('Checkout canceled', html`<p>You can close this page.</p>`) };
  }
  const token = request.field('card') ?? '';
  const card = cardByToken(token);
  const email = request.field('email') ?? '';
  const refusal = card?.outcome === 'declined' ? (card.message ?? 'Your card was declined.') : null;
  const error = card ? completeSession(request.world, session.id, { token, email, refusal }) : 'Choose a test card.';
  if (error) return { status: 402, html: form(session, plan, error) };
  return { redirect: successAddress(session) };
};

export const checkoutPages: PageRoute[] = [
  {
    method: 'GET',
    path: '/_checkout/:token',
    handle: (request) => {
      const found = open(request);
      if (!found) return notFoundPage('There is no such checkout.');
      return found.session.status === 'open' ? { html: form(found.session, found.plan) } : closed(found.session);
    },
  },
  { method: 'POST', path: '/_checkout/:token', handle: submit },
];
