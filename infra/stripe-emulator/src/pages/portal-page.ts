import {
  endsWithPeriod,
  renewSubscription,
  scheduleEnd,
  settleSubscription,
} from '../resources/subscription-object.js';
import type { Subscription } from '../state/tables.js';
import type { World } from '../world.js';
import { html, type Markup } from './html.js';
import { money, page } from './layout.js';
import { notFoundPage, type PageAnswer, type PageRequest, type PageRoute } from './serve.js';

const find = ({ world, token }: PageRequest) => {
  const row = world.store.row('portalSessions', token);
  if (!row) return null;
  const subscriptions = world.store
    .all('subscriptions', row.owner)
    .filter((one) => one.customer === row.object.customer && one.status !== 'canceled');
  return { session: row.object, subscriptions };
};

const day = (unixSeconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(unixSeconds * 1000);

const plan = (world: World, subscription: Subscription): Markup => {
  const [item] = subscription.items.data;
  const name = world.store.row('products', String(item?.price.product))?.object.name ?? 'Subscription';
  const ends = endsWithPeriod(subscription);
  return html`<section>
    <h2>${name}</h2>
    <p>
      ${money(item?.price.unit_amount ?? 0, subscription.currency)} a ${item?.price.recurring?.interval ?? 'month'} ·
      ${subscription.status}
    </p>
    <p>${ends ? 'Ends' : 'Renews'} on ${day(item?.current_period_end ?? 0)}</p>
    <form method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${
        ends
          ? html`<button class="go" name="action" value="resume">Resume ${name}</button>`
          : html`<button name="action" value="cancel">Cancel ${name}</button>`
      }
      ${
        subscription.status === 'past_due'
          ? html`<button class="go" name="action" value="settle">Pay the open invoice</button>`
          : null
      }
      <p class="muted">For tests:</p>
      <button name="action" value="renew">End this period</button>
      <button name="action" value="fail">End this period, and decline the card</button>
    </form>
  </section>`;
};

const show = (request: PageRequest): PageAnswer => {
  const found = find(request);
  if (!found) return notFoundPage('There is no such billing page.');
  const { session, subscriptions } = found;
  return {
    html: page(
      'Your subscription',
      html`${subscriptions.length > 0 ? subscriptions.map((one) => plan(request.world, one)) : html`<p>There is no subscription.</p>`}
      ${session.return_url ? html`<p><a class="button" href="${session.return_url}">Return to Stallbook</a></p>` : null}`,
    ),
  };
};

const submit = (request: PageRequest): PageAnswer => {
  const found = find(request);
  const chosen = found?.subscriptions.find((one) => one.id === request.field('subscription'));
  if (!chosen) return notFoundPage('There is no such subscription.');
  act(request.world, chosen, request.field('action'));
  return show(request);
};

const act = (world: World, subscription: Subscription, action: string | undefined): void => {
  if (action === 'cancel') scheduleEnd(world, subscription, 'date');
  if (action === 'resume') scheduleEnd(world, subscription, null);
  if (action === 'settle') settleSubscription(world, subscription);
  if (action === 'renew' || action === 'fail') {
    renewSubscription(world, subscription, action === 'renew' ? 'paid' : 'failed');
  }
};

/** Replaces Stripe's customer portal: cancel, resume, pay an open invoice; and for tests, end a period. */
export const portalPages: PageRoute[] = [
  { method: 'GET', path: '/_portal/:token', handle: show },
  { method: 'POST', path: '/_portal/:token', handle: submit },
];
