import { screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { card, eventAnswer, foundEvents } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

describe('the event code on /events', () => {
  it('[EV-030] [EV-031] [EV-032] opens an event by its code', async () => {
    const answers = { Events: foundEvents([card()]), EventByCode: refuse('NOT_FOUND', 'x'), Event: eventAnswer() };
    const { user, api, path, answered } = openRoute('/events', { answers });
    const field = await screen.findByLabelText('Have an event code?');
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: 'Open event' }));
    await screen.findByText('Please enter an event code');
    await user.clear(field);
    await enter(user, field, ' abcd-12345');
    expect(field).toHaveProperty('value', 'ABCD-1234');
    await user.click(screen.getByRole('button', { name: 'Open event' }));
    await waitFor(() => expect(api.named('EventByCode')[0]?.variables).toEqual({ code: 'ABCD-1234' }));
    await answered();
    await user.clear(field);
    await enter(user, field, 'abcd-1234');
    await user.click(screen.getByRole('button', { name: 'Open event' }));
    await screen.findByText('Invalid event code. Please check and try again.');
    api.set('EventByCode', refuse('INTERNAL', 'x'));
    await user.click(screen.getByRole('button', { name: 'Open event' }));
    await screen.findByText('An error occurred. Please try again.');
    api.set('EventByCode', { event: { id: 'e1' } });
    await user.click(screen.getByRole('button', { name: 'Open event' }));
    await waitFor(() => expect(path()).toBe('/events/e1'));
    expect(api.lastVariables('EventByCode')).toEqual({ code: 'ABCD-1234' });
  });

  it.each([' ABCD-1234 ', 'abcd1234', 'abcd 1234', 'ABCD – 1234'])(
    '[EV-030] opens an event by its code as it was pasted: %j',
    async (pasted) => {
      const answers = { Events: foundEvents([card()]), EventByCode: { event: { id: 'e1' } }, Event: eventAnswer() };
      const { user, api, path } = openRoute('/events', { answers });
      await user.click(await screen.findByLabelText('Have an event code?'));
      await user.paste(pasted);
      expect(screen.getByLabelText('Have an event code?')).toHaveProperty('value', 'ABCD-1234');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(path()).toBe('/events/e1'));
      expect(api.named('EventByCode')[0]?.variables).toEqual({ code: 'ABCD-1234' });
    },
  );

  it('lets the code be typed and deleted key by key', async () => {
    const { user } = openRoute('/events', { answers: { Events: foundEvents([card()]) } });
    const field = await screen.findByLabelText('Have an event code?');
    await enter(user, field, 'abcd-1');
    expect(field).toHaveProperty('value', 'ABCD-1');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(field).toHaveProperty('value', 'ABC');
  });
});
