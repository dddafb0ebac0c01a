import { html } from './html.js';
import { money, page } from './layout.js';
import { notFoundPage, type PageRequest, type PageRoute } from './serve.js';

const receipt = ({ world, token }: PageRequest) => {
  const charge = world.store.row('charges', token)?.object;
  if (!charge?.paid) return notFoundPage('There is no such receipt.');
  return {
    html: page(
      'Receipt',
      html`<p>${charge.description}</p>
        <dl>
          <dt>Paid</dt>
          <dd>${money(charge.amount, charge.currency)}</dd>
          <dt>Refunded</dt>
          <dd>${money(charge.amount_refunded, charge.currency)}</dd>
        </dl>`,
    ),
  };
};

const invoice = ({ world, token }: PageRequest) => {
  const found = world.store.find('invoices', token);
  if (!found) return notFoundPage('There is no such invoice.');
  return {
    html: page(
      `Invoice ${found.number ?? ''}`,
      html`<dl>
        ${found.lines.data.map(
          (line) =>
            html`<dt>${line.description}</dt>
              <dd>${money(line.amount, line.currency)}</dd> `,
        )}
        <dt>Total</dt>
        <dd>${money(found.total, found.currency)}</dd>
        <dt>Status</dt>
        <dd>${found.status}</dd>
      </dl>`,
    ),
  };
};

const expressAccount = ({ world, token }: PageRequest) => {
  const account = world.store.find('accounts', token);
  if (!account) return notFoundPage('This account is no longer connected.');
  return {
    html: page(
      account.business_profile?.name ?? 'Your account',
      html`<p>Bank details and payouts are here at Stripe. Test payments need none.</p>`,
    ),
  };
};

/** A charge's receipt, an invoice, and what the owner of an account sees of it. */
export const recordPages: PageRoute[] = [
  { method: 'GET', path: '/_receipts/:token', handle: receipt },
  { method: 'GET', path: '/_invoice/:token', handle: invoice },
  { method: 'GET', path: '/_express/:token', handle: expressAccount },
];
