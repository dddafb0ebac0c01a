import { fireEvent, screen, waitFor } from '@testing-library/react';
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

it('a booth can be paid after going back from the provider to the page as it was left', async () => {
  const { user } = openRoute('/vendor/payments', {
    viewer: 'vendor',
    answers: {
      VendorPaymentsDue: dueAnswer([payment({ status: 'pending', paidAt: null })]),
      VendorPayments: { payments: { total: 0, items: [] } },
      CreatePaymentIntent: { intent },
    },
  });
  // The test browser reports the attempt to leave.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const button = await screen.findByRole('button', { name: 'Pay $85.00' });
  await user.click(button);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  reported.mockRestore();
});
