import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const done = (facts: object = {}) => ({
  id: 'r1',
  phase: 'done',
  isManual: false,
  chargesChecked: 12,
  paymentsChecked: 12,
  differenceCount: 0,
  startedAt: '2026-11-20T03:00:00.000Z',
  finishedAt: '2026-11-20T03:00:09.000Z',
  ...facts,
});
const running = done({ id: 'r2', phase: 'ledger', finishedAt: null, isManual: true });
const report = (runs: object[], differences: object[] = [], refused: object[] = []) => ({
  report: { runs, differences, refusedRefunds: refused },
});
const open = (answers: object) =>
  openRoute('/admin/system', {
    viewer: 'admin',
    answers: {
      System: refuse('INTERNAL', 'No'),
      DeadLetters: { deadLetters: { notReachable: [], items: [] } },
      ...answers,
    },
  });

describe('the comparison of ledger and Stripe', () => {
  it('names each difference with both amounts', async () => {
    const difference = { id: 'd1', paymentIntentId: 'pi_1', stripeCents: 8_500, ledgerCents: 0 };
    open({
      ReconciliationReport: report(
        [done({ differenceCount: 2 })],
        [
          { ...difference, kind: 'missing_in_ledger' },
          { ...difference, id: 'd2', kind: 'refund', stripeCents: 100 },
        ],
      ),
    });
    const table = within(await screen.findByRole('table', { name: 'Differences' }));
    const missing = table.getByText('Payment is missing in the ledger').closest('tr');
    expect(missing?.textContent).toContain('pi_1');
    expect(missing?.textContent).toContain('$85.00');
    expect(missing?.textContent).toContain('$0.00');
    expect(table.getByText('Refund').closest('tr')?.textContent).toContain('$1.00');
    screen.getByText('2 differences');
  });

  it('lists the refunds that Stripe refuses, with its answer', async () => {
    const refused = { paymentIntentId: 'pi_9', failureMessage: 'No money.', nextTryAt: '2026-11-21T03:00:00.000Z' };
    open({ ReconciliationReport: report([done()], [], [refused]) });
    const table = within(await screen.findByRole('table', { name: 'Refused refunds' }));
    expect(table.getByText('pi_9').closest('tr')?.textContent).toContain('No money.');
  });

  it('shows a dash for an answer of Stripe without words', async () => {
    const refused = { paymentIntentId: 'pi_9', failureMessage: null, nextTryAt: '2026-11-21T03:00:00.000Z' };
    open({ ReconciliationReport: report([done()], [], [refused]) });
    const table = within(await screen.findByRole('table', { name: 'Refused refunds' }));
    expect(table.getByText('pi_9').closest('tr')?.textContent).toContain('—');
  });

  it('is started by an admin, shows its progress, and says that both agree', async () => {
    const { user, api } = open({
      ReconciliationReport: report([]),
      StartReconciliation: { run: { id: 'r2', phase: 'charges' } },
    });
    await screen.findByText(/has not been compared with Stripe yet/);
    api.set('ReconciliationReport', report([running]));
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    await screen.findByText('Reading the ledger: 24 checked');
    expect(api.named('StartReconciliation')).toHaveLength(1);
    const compare = await screen.findByRole('button', { name: 'Compare now', busy: true });
    expect(compare.matches(':disabled')).toBe(false);
  });

  it('says that every payment agrees, or why it cannot be started', async () => {
    const { user } = open({
      ReconciliationReport: report([done()]),
      StartReconciliation: refuse('PAYMENT.NOT_CONFIGURED', 'Payments are not set up on this installation.'),
    });
    await screen.findByText(/^12 payments agree with Stripe to the cent/);
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    await waitFor(() => screen.getByText('Payments are not set up on this installation.'));
  });
});
