import { screen } from '@testing-library/react';
import { applying } from '../../testing/applying.js';
import { refuse } from '../../testing/fake-api.js';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const products = 'What products will you be selling? *';

describe('the application form', () => {
  it('shows the terms that the organizer changed, keeps what was typed, and sends it with the new terms', async () => {
    const { user, api } = openRoute('/events/e1', {
      viewer: 'vendor',
      answers: {
        ...applying,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await screen.findByLabelText(products);
    await user.type(screen.getByLabelText(products), 'Mugs');
    const dearer = { organizerId: 'another', boothFeeCents: 9_000, refundPolicy: null, terms: 'newer' };
    api.set('Event', eventAnswer(dearer));
    api.set('SubmitApplication', refuse('APPLICATION.TERMS_CHANGED', 'The organizer changed the fees.'));
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText('The organizer changed the fees.');
    await screen.findByText('The organizer changed the terms of Riverside Spring Craft Fair');
    screen.getByText('Booth fee: $90.00 (was: $75.00)');
    screen.getByText(/^Refunds: The organizer decides about refunds\. Ask before you pay\. \(was: Full refund until /);
    expect(screen.queryByText(/^Application fee: /)).toBeNull();
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs');
    api.set('SubmitApplication', { application: { id: 'draft', status: 'pending' } });
    await user.click(await screen.findByRole('button', { name: 'Send application', busy: false }));
    await screen.findByText(/^Application submitted successfully!/);
    expect(api.named('SubmitApplication').map(({ variables }) => variables['input'])).toMatchObject([
      { terms: 'seen', boothFeeCents: 7_500 },
      { terms: 'newer', boothFeeCents: 9_000, productsOffered: 'Mugs' },
    ]);
  });
});
