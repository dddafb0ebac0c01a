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

/** A charge's receipt and an invoice. */
export const recordPages: PageRoute[] = [
  { method: 'GET', path: '/_receipts/:token', handle: receipt },
  { method: 'GET', path: '/_invoice/:token', handle: invoice },
];
