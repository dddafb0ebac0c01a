import { screen, waitFor, within } from '@testing-library/react';
import { refundLines } from '../../lib/refund-policy-texts.js';
import { claimable, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const terms = { fullUntilDays: 30, partialUntilDays: 14, partialPercent: 50 };
const own = { organizerId: 'organizer', badge: 'applications_open' };

describe('the refund policy of an event', () => {
  it('is shown on the page of the event with its dates, and says which have passed', async () => {
    openRoute('/events/e1', { answers: { Event: eventAnswer({ eventDate: '2090-05-08' }) } });
    await screen.findByRole('heading', { name: 'Refunds if you withdraw' });
    for (const line of [
      'Full refund until Sat, Apr 8, 2090 (30 days before the event)',
      '50% back until Mon, Apr 24, 2090 (14 days before the event)',
      'No refund after that',
    ])
      screen.getByText(line);
    expect(refundLines(terms, { eventDate: '2020-05-08', timeZone: 'America/Los_Angeles' })).toEqual([
      'Full refund until Wed, Apr 8, 2020 (30 days before the event; already passed)',
      '50% back until Fri, Apr 24, 2020 (14 days before the event; already passed)',
      'No refund after that',
    ]);
  });

  it('is not shown while the event has no organizer who could choose one', async () => {
    openRoute('/events/e1', { answers: { Event: eventAnswer({ ...claimable, refundPolicy: null }) } });
    await screen.findByRole('heading', { name: 'On site' });
    expect(screen.queryByRole('heading', { name: 'Refunds if you withdraw' })).toBeNull();
  });

  it('says that the organizer decides where none was chosen', () => {
    expect(refundLines(null)).toEqual(['The organizer decides about refunds. Ask before you pay.']);
    expect(refundLines({ fullUntilDays: null, partialUntilDays: null, partialPercent: 0 })).toEqual(['No refunds']);
  });

  it('is chosen from presets or in own terms, which may not contradict each other', async () => {
    const { user, api } = openRoute('/events/e1/edit', {
      viewer: 'organizer',
      answers: { Event: eventAnswer(own), UpdateEvent: { event: { id: 'e1', revision: 3 } } },
    });
    const policy = within(await screen.findByRole('radiogroup', { name: 'If a vendor withdraws' }));
    const standard = policy.getByRole<HTMLInputElement>('radio', {
      name: 'Standard Full refund until 30 days before, half until 14 days before.',
    });
    expect(standard.checked).toBe(true);
    await user.click(policy.getByRole('radio', { name: /^My own terms/ }));
    const days = screen.getByLabelText('Partial refund until (days before)');
    await user.clear(days);
    await user.type(days, '30');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('The partial refund must end after the full refund');
    expect(api.named('UpdateEvent')).toEqual([]);
    await user.clear(days);
    await user.type(days, '10');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.named('UpdateEvent')).toHaveLength(1));
    expect(api.named('UpdateEvent')[0]?.variables['input']).toMatchObject({
      refundPolicy: { fullUntilDays: 30, partialUntilDays: 10, partialPercent: 50 },
    });
  });

  it('in own terms that were left for a preset no longer matters', async () => {
    const { user, api } = openRoute('/events/e1/edit', {
      viewer: 'organizer',
      answers: { Event: eventAnswer(own), UpdateEvent: { event: { id: 'e1', revision: 3 } } },
    });
    const policy = within(await screen.findByRole('radiogroup', { name: 'If a vendor withdraws' }));
    await user.click(policy.getByRole('radio', { name: /^My own terms/ }));
    await user.type(screen.getByLabelText('Partial refund in percent'), '%');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Please enter 1 to 99 percent, or leave it empty');
    await user.click(policy.getByRole('radio', { name: /^Flexible/ }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.named('UpdateEvent')).toHaveLength(1));
    expect(api.named('UpdateEvent')[0]?.variables['input']).toMatchObject({
      refundPolicy: { fullUntilDays: 7, partialUntilDays: null, partialPercent: 0 },
    });
  });
});
