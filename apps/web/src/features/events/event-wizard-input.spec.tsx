import { screen, waitFor } from '@testing-library/react';
import { field, go, leave, press, typeInto } from '../../testing/form-steps.js';
import { openRoute } from '../../testing/render-route.js';

const open = () => openRoute('/create-event', { viewer: 'organizer' });
const valueOf = async (label: string) => (await field(label)).value;

describe('the input of an event that is not saved', () => {
  it('leaving with unsaved input asks first, and the input is offered on return', async () => {
    const opened = open();
    await typeInto(opened, 'Title', 'Lantern Fair');
    await opened.user.tab();
    await go(opened, '/faq');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(opened.path()).toBe('/create-event');
    await press(opened, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await go(opened, '/create-event');
    await press(opened, 'Restore');
    await waitFor(async () => expect(await valueOf('Title')).toBe('Lantern Fair'));
  });

  it('input that is offered again outlasts what is typed before the offer is answered', async () => {
    const opened = open();
    const comeBack = async () => {
      await opened.user.tab();
      await leave(opened);
      await go(opened, '/create-event');
      await screen.findByRole('button', { name: 'Restore' });
    };
    await typeInto(opened, 'Title', 'Lantern Fair');
    await comeBack();
    expect(screen.queryByText(/They replace what you typed since/)).toBeNull();
    await typeInto(opened, 'Title', 'Harvest');
    await screen.findByText('You left before they were saved. They replace what you typed since.');
    await comeBack();
    await press(opened, 'Restore');
    await waitFor(async () => expect(await valueOf('Title')).toBe('Lantern Fair'));
    await comeBack();
    await press(opened, 'Discard');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull());
    await typeInto(opened, 'Title', 'Harvest');
    await comeBack();
    await press(opened, 'Restore');
    await waitFor(async () => expect(await valueOf('Title')).toBe('Harvest'));
  });

  it('what was typed is in the storage of the browser before a reload', async () => {
    const opened = open();
    await typeInto(opened, 'Title', 'Lantern Fair');
    const kept = () => localStorage.getItem('stallbook.session-draft.organizer./create-event');
    await waitFor(() => expect(kept()).toContain('Lantern Fair'));
  });
});
