import { fireEvent, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { failure } from '../../lib/texts.js';
import { openRoute } from '../../testing/render-route.js';

const sender = { name: null, accentColor: null, repliesToMe: false };
const open = (viewer: 'vendor' | 'organizer', saved: unknown = { sender: { name: 'River Markets' } }) =>
  openRoute('/profile', { viewer, answers: { EventSender: { sender }, SaveEventSender: saved } });

describe('the sender of emails about own events', () => {
  it('shows what vendors see, refuses what they could not read, and saves name, color and where answers go', async () => {
    const { api, user } = open('organizer');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(preview.textContent).toContain('From Stallbook');
    await enter(user, screen.getByRole('textbox', { name: 'Sender name' }), 'River Markets');
    expect(preview.textContent).toContain('From River Markets via Stallbook');
    const color = screen.getByLabelText('Color');
    fireEvent.input(color, { target: { value: '#f2b134' } });
    fireEvent.blur(color);
    await screen.findByText('Choose a darker color: white text must be readable on it');
    fireEvent.input(color, { target: { value: '#8a1c5a' } });
    await user.click(screen.getByRole('checkbox', { name: 'Send replies to my account’s email' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.named('SaveEventSender')[0]?.variables).toEqual({
        input: { name: 'River Markets', accentColor: '#8a1c5a', repliesToMe: true },
      }),
    );
  });

  it('shows a refusal at the field that it is about', async () => {
    const taken = { path: 'input.name', message: 'This name looks like an address.' };
    const { user } = open('organizer', refuse('VALIDATION', 'The input is invalid.', [taken]));
    const name = await screen.findByRole('textbox', { name: 'Sender name' });
    await enter(user, name, 'River Markets');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('This name looks like an address.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when the connection is lost while it is saved', async () => {
    const { api, user } = open('organizer', offline);
    await enter(user, await screen.findByRole('textbox', { name: 'Sender name' }), 'River Markets');
    api.set('EventSender', offline);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.named('EventSender')).toHaveLength(2));
    await screen.findByText(failure.offline);
    expect(screen.getByRole('textbox', { name: 'Sender name' })).toHaveProperty('value', 'River Markets');
  });

  it('is not asked of vendors', async () => {
    const { api } = open('vendor');
    await screen.findByText('Emails we sent you');
    expect(screen.queryByText('Emails about your events')).toBeNull();
    expect(api.named('EventSender')).toEqual([]);
  });
});
