import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';
import { quiet as quietInSpanish } from './texts/verdict.es.js';
import { quiet } from './texts/verdict.js';

const running = { version: '1.2.3', instance: 'host:1', uptimeSeconds: 93_600, degraded: [] as string[] };
const system = {
  gateway: running,
  services: [
    { service: 'content', status: { ...running, relay: { position: 12, published: 9, unsequenced: 2 } } },
    { service: 'billing', status: null },
  ],
  consumers: [
    { service: 'content', group: 'content.reactions', lag: 7 },
    { service: 'content', group: 'content.people', lag: null },
  ],
  setAside: [
    {
      service: 'content',
      streamId: 'contact-message-1',
      firstVersion: 2,
      commits: 3,
      reason: 'unknown event',
      triedAt: '2026-11-20T10:00:00.000Z',
      retrying: false,
    },
  ],
  queues: [{ queue: 'emails', waiting: 4, delayed: 7, active: 1, failed: 2 }],
};
const letter = {
  id: 'content.reactions:m1',
  service: 'content',
  group: 'content.reactions',
  messageId: 'm1',
  topic: 'events.market-event.v1',
  type: 'market-event.saved',
  stream: 'market-event-1',
  correlationId: 'k1',
  error: 'Error: no such market',
  attempts: 5,
  at: '2026-11-20T10:00:00.000Z',
};
const answers = {
  System: { system },
  DeadLetters: { deadLetters: { notReachable: [], items: [letter] } },
  ResendDeadLetter: { done: { id: letter.id } },
  DiscardDeadLetter: { done: { id: letter.id } },
  RetrySetAside: { done: { id: 'contact-message-1' } },
  ReconciliationReport: { report: { runs: [], differences: [], refusedRefunds: [] } },
};
const done = { id: 'r1', phase: 'done', isManual: false, chargesChecked: 1, paymentsChecked: 1, differenceCount: 0 };
const run = { ...done, startedAt: '2026-11-20T03:00:00.000Z', finishedAt: '2026-11-20T03:00:09.000Z' };
const open = (more: object = {}) => openRoute('/admin/system', { viewer: 'admin', answers: { ...answers, ...more } });
const table = (name: string) => within(screen.getByRole('table', { name }));

describe('/admin/system', () => {
  it('shows services, what is to be published, groups, queues and what was set aside', async () => {
    open();
    await screen.findByText('emails');
    const row = (name: string, of: string) => table(name).getByText(of).closest('tr')?.textContent;
    expect(row('Services', 'content')).toContain('Running1.2.3host:11 d 2 h');
    expect(row('Services', 'billing')).toContain('Not reachable');
    expect(row('Publishing', 'content')).toMatch(/12\D*9\D*3\D*2/);
    expect(row('Consumer groups', 'content.reactions')).toContain('7');
    expect(row('Consumer groups', 'content.people')).toContain('Unknown');
    expect(row('Queues', 'emails')).toMatch(/4\D*7\D*1\D*2/);
    await waitFor(() => expect(document.title).toContain('System'));
    expect(screen.getByRole('link', { name: 'Job queues' }).getAttribute('href')).toBe('/admin/queues');
  });

  it('begins with what is wrong', async () => {
    const refused = { paymentIntentId: 'pi_1', failureMessage: 'No money.', nextTryAt: '2026-11-21T03:00:00.000Z' };
    const report = { runs: [{ ...run, differenceCount: 3 }], differences: [], refusedRefunds: [refused] };
    open({ ReconciliationReport: { report } });
    await screen.findByText('Something needs attention');
    for (const problem of [
      '1 service does not respond: billing',
      '1 dead letter',
      'Commits of 1 stream could not be published',
      '2 failed jobs',
      '3 differences between the ledger and Stripe',
    ])
      await screen.findByText(problem);
    expect(screen.getAllByText('Stripe refuses 1 refund')).toHaveLength(2);
    expect(screen.queryByText('Everything runs')).toBeNull();
  });

  const relay = { position: 12, published: 12, unsequenced: 0 };
  const fine = {
    System: {
      system: {
        gateway: running,
        services: [{ service: 'content', status: { ...running, relay } }],
        consumers: [{ service: 'content', group: 'content.reactions', lag: 0 }],
        setAside: [],
        queues: [{ queue: 'emails', waiting: 0, delayed: 7, active: 0, failed: 0 }],
      },
    },
    DeadLetters: { deadLetters: { notReachable: [], items: [] } },
    ReconciliationReport: { report: { runs: [run], differences: [], refusedRefunds: [] } },
  };

  it('says that everything runs only once all of it is known', async () => {
    let answer: (report: unknown) => void = () => undefined;
    const ReconciliationReport = () => new Promise((resolve) => (answer = resolve));
    const { user, api } = open({ ...fine, ReconciliationReport });
    await screen.findByText('No jobs wait, and none failed');
    await screen.findByText(/^No dead letters/);
    await screen.findByText('Checking the system');
    await waitFor(() => expect(api.named('ReconciliationReport')).toHaveLength(1));
    expect(screen.queryByText('Everything runs')).toBeNull();
    answer(refuse('INTERNAL', 'Down'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Everything runs')).toBeNull();
    api.set('ReconciliationReport', fine.ReconciliationReport);
    await user.click(again);
    await screen.findByText('Everything runs');
  });

  it('begins with one line while everything runs, and folds the parts without trouble', async () => {
    const { user } = open(fine);
    await screen.findByText('Everything runs');
    screen.getByText('2 services respond. No message, job, or comparison failed.');
    for (const line of ['2 services respond', 'All commits are published', 'No group lags behind'])
      expect(screen.getByText(line).closest('details')?.open).toBe(false);
    const jobs = screen.getByText('No jobs wait, and none failed');
    expect(jobs.closest('details')?.open).toBe(false);
    await user.click(jobs);
    await waitFor(() => expect(jobs.closest('details')?.open).toBe(true));
  });

  it.each([
    [quiet, '1 job waits, 1 failed', '1,200 jobs wait, 2,300 failed'],
    [quietInSpanish, '1 trabajo en espera, 1 fallido', '1,200 trabajos en espera, 2,300 fallidos'],
  ])('says how many jobs wait and failed', (texts, one, many) => {
    expect(texts.jobs(1, 1)).toBe(one);
    expect(texts.jobs(1_200, 2_300)).toBe(many);
  });

  it('tries again what was set aside', async () => {
    const { api, user } = open();
    await user.click(await screen.findByLabelText('Retry publishing contact-message-1'));
    await waitFor(() =>
      expect(api.named('RetrySetAside')[0]?.variables).toEqual({
        input: { service: 'content', streamId: 'contact-message-1' },
      }),
    );
  });

  it('shows the details of a dead letter', async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText('Details of market-event.saved m1'));
    const details = within(await screen.findByRole('dialog'));
    for (const text of [letter.stream, letter.correlationId, letter.topic]) details.getByText(text);
  });

  it('sends a dead letter again, and lists what is left', async () => {
    const { api, user } = open();
    const resend = await screen.findByLabelText('Resend market-event.saved m1');
    api.set('DeadLetters', { deadLetters: { notReachable: [], items: [] } });
    await user.click(resend);
    await waitFor(() =>
      expect(api.named('ResendDeadLetter')[0]?.variables).toEqual({ input: { service: 'content', id: letter.id } }),
    );
    await screen.findByText(/^No dead letters/);
  });

  it('discards a dead letter only with a reason', async () => {
    const { api, user } = open();
    await user.click(await screen.findByLabelText('Discard market-event.saved m1'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Discard'));
    await dialog.findByText('Please enter a reason.');
    expect(api.named('DiscardDeadLetter')).toEqual([]);
    await enter(user, dialog.getByLabelText(/Reason/), 'Its market is gone');
    await user.click(dialog.getByText('Discard'));
    await waitFor(() =>
      expect(api.named('DiscardDeadLetter')[0]?.variables).toEqual({
        input: { service: 'content', id: letter.id, reason: 'Its market is gone' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names what it works without, and what cannot be read', async () => {
    open({
      System: { system: { ...system, gateway: { ...running, degraded: ['redis'] }, queues: null } },
      DeadLetters: { deadLetters: { notReachable: ['billing'], items: [] } },
    });
    await screen.findByText('Running without: redis');
    await screen.findByText('The job queues can’t be read');
    await screen.findByText('Not reachable: billing');
    screen.getByText('The queues can’t be read because Redis isn’t responding.');
    expect(screen.queryByText(/^No dead letters/)).toBeNull();
  });

  it('says where nothing was given up, and asks again after a failure', async () => {
    const { api, user } = open({
      System: refuse('INTERNAL', 'Something went wrong.'),
      DeadLetters: { deadLetters: { notReachable: [], items: [] } },
    });
    await screen.findByText(/^No dead letters/);
    await screen.findByText('The system status could not be loaded.');
    api.set('System', { system });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('emails');
  });

  it('refreshes every 10 seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { api } = open();
      await screen.findByText('emails');
      await act(() => jest.advanceTimersByTimeAsync(10_500));
      await waitFor(() => expect(api.named('System').length).toBeGreaterThan(1));
      await waitFor(() => expect(api.named('DeadLetters').length).toBeGreaterThan(1));
    } finally {
      jest.useRealTimers();
    }
  });
});
