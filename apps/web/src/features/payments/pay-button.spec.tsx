import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answered } from '../../testing/answered.js';
import { dueAnswer, payment } from '../../testing/payments.js';
import { openRoute } from '../../testing/render-route.js';

const intent = {
  paymentId: 'p1',
  paymentIntentId: 'pi_1',
  clientSecret: 'secret',
  status: 'pending',
  payUrl: 'https://pay.example/pi_1',
  publishableKey: null,
};

describe('the page that a payer left for the provider, and shows again as it was after going back', () => {
  const open = () =>
    openRoute('/vendor/payments', {
      viewer: 'vendor',
      answers: {
        VendorPaymentsDue: dueAnswer([payment({ status: 'pending', paidAt: null })]),
        VendorPayments: { payments: { total: 0, items: [] } },
        CreatePaymentIntent: { intent },
      },
    });
  const showAgain = async (store: ReturnType<typeof open>['store']) => {
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await answered({ store });
  };
  async function leave() {
    const { user, api, store } = open();
    // The test browser reports the attempt to leave.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const button = await screen.findByRole('button', { name: 'Pay $85.00' });
    await user.click(button);
    await waitFor(() => expect(reported).toHaveBeenCalled());
    reported.mockRestore();
    expect(button.getAttribute('aria-busy')).toBe('true');
    return { api, button, goBack: () => showAgain(store) };
  }

  it('takes the payment', async () => {
    const { button, goBack } = await leave();
    await goBack();
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('asks for nothing again if the payer left for another page', async () => {
    const { api, store } = open();
    await screen.findByRole('button', { name: 'Pay $85.00' });
    await answered({ store });
    const asked = api.calls.length;
    await showAgain(store);
    expect(api.calls).toHaveLength(asked);
  });

  it('shows what was paid meanwhile', async () => {
    const { api, goBack } = await leave();
    api.set('VendorPaymentsDue', dueAnswer([]));
    await goBack();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay $85.00' })).toBeNull());
  });
});
