import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';

const message = {
  id: 'm1',
  name: 'Ann Example',
  email: 'ann@example.org',
  role: 'both',
  message: '<b>Where</b> do I park?',
  createdAt: '2026-11-20T10:00:00.000Z',
  doneAt: null,
};
const answers = {
  ContactMessages: { messages: { total: 1, items: [message] } },
  FeedbackList: { feedback: { total: 0, items: [] } },
  MarkContactDone: { message: { id: 'm1' } },
  EraseSubmission: { done: { id: 'm1' } },
};

describe('/admin/support', () => {
  it('[CO-038] lists what is open, as text, and marks it done', async () => {
    const { api, user } = openRoute('/admin/support', { viewer: 'admin', answers });
    await screen.findByText('<b>Where</b> do I park?');
    expect(api.named('ContactMessages')[0]?.variables['input']).toMatchObject({ done: false, page: 1 });
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() =>
      expect(api.named('MarkContactDone')[0]?.variables).toEqual({ input: { id: 'm1', done: true } }),
    );
  });

  it('takes a mark back', async () => {
    const { api, user } = openRoute('/admin/support', { viewer: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await screen.findByText('Marked as done.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.named('MarkContactDone').map(({ variables }) => variables['input'])).toEqual([
        { id: 'm1', done: true },
        { id: 'm1', done: false },
      ]),
    );
  });

  it('names what feedback is about in words', async () => {
    const { id, name, email, createdAt, doneAt } = message;
    const given = { id, name, email, createdAt, doneAt, message: 'Hm.', rating: 4, page: '/', userAgent: 'Firefox' };
    const items = ['bug', 'general'].map((category, at) => ({
      ...given,
      id: `f${at}`,
      category,
    }));
    openRoute('/admin/support?list=feedback', {
      viewer: 'admin',
      answers: { ...answers, FeedbackList: { feedback: { total: 2, items } } },
    });
    for (const words of ['Something is broken', 'Anything else']) await screen.findByText(words);
  });

  it('[CO-038] opens a reply that quotes the message, and then offers to mark it as done', async () => {
    const { api, user } = openRoute('/admin/support', { viewer: 'admin', answers });
    const reply = await screen.findByRole('link', { name: 'Reply to Ann Example' });
    const [address, query] = (reply.getAttribute('href') ?? '').split('?');
    expect(address).toBe('mailto:ann@example.org');
    expect(new URLSearchParams(query).get('subject')).toBe('Your message to Stallbook');
    expect(new URLSearchParams(query).get('body')).toBe('\n\n> <b>Where</b> do I park?');
    reply.addEventListener('click', (event) => event.preventDefault());
    await user.click(reply);
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Did you reply to Ann Example?');
    await user.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() =>
      expect(api.named('MarkContactDone')[0]?.variables).toEqual({ input: { id: 'm1', done: true } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a long message and quotes its beginning, whatever is written where it is cut', async () => {
    const long = `${'a'.repeat(219)}🥕${'b'.repeat(778)}🧺 and more`;
    const one = { messages: { total: 1, items: [{ ...message, message: long }] } };
    openRoute('/admin/support', { viewer: 'admin', answers: { ...answers, ContactMessages: one } });
    const reply = await screen.findByRole('link', { name: 'Reply to Ann Example' });
    const quote = new URLSearchParams(reply.getAttribute('href')?.split('?')[1]).get('body');
    expect(quote).toBe(`\n\n> ${long.slice(0, 999)}`);
    const summary = screen.getByText(/^a{219}…$/);
    expect(summary.parentElement?.textContent).toBe(`${long.slice(0, 219)}…${long.slice(219)}`);
  });

  it('erases after asking', async () => {
    const { api, user } = openRoute('/admin/support', { viewer: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'More actions for what Ann Example sent' }));
    await user.click(await screen.findByRole('button', { name: 'Erase what Ann Example sent' }));
    await screen.findByText(/^The name, address, and text that Ann Example sent become unreadable/);
    expect(api.named('EraseSubmission')).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(api.named('EraseSubmission')[0]?.variables).toEqual({ id: 'm1' }));
  });

  it('[CO-044] keeps the open list in the address and searches', async () => {
    const { api, path, user } = openRoute('/admin/support', { viewer: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'Feedback' }));
    await screen.findByText('No feedback');
    expect(path()).toBe('/admin/support?list=feedback');
    await user.type(screen.getByLabelText('Search'), 'map');
    await waitFor(() => expect(api.lastInput('FeedbackList')).toMatchObject({ search: 'map', done: false }));
  });
});
