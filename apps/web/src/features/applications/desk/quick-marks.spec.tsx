import { act, screen, waitFor, within } from '@testing-library/react';
import { answered } from '../../../testing/answered.js';
import { refuse } from '../../../testing/fake-api.js';
import { card, deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const open = (path: string) =>
  openRoute(path, {
    viewer: 'organizer',
    answers: {
      MyEvents: { events: { total: 1, items: [card()] } },
      DeskChoices: { choices: { categories: ['Food', 'Pottery'], tags: ['local'] } },
      BulkDecisions: { bulks: [] },
      DeskApplications: deskPage([deskEntry({}, { rating: 3, tags: ['local'], note: 'Ask about shade' })]),
    },
  });

describe('marks of one click at the desk', () => {
  it('stars and rates with one click, and takes a rating back', async () => {
    const { user, api, store } = open('/applications');
    api.set('MarkApplication', { marks: deskEntry().marks });
    await user.click(await screen.findByRole('button', { name: 'Shortlist Clay & Kiln' }));
    const rating = within(screen.getByRole('group', { name: 'Your rating of Clay & Kiln' }));
    const rate = async (name: string, pressed = false) => {
      await answered({ store });
      await user.click(rating.getByRole('button', { name, pressed }));
    };
    await rate('5 of 5');
    await waitFor(() => expect(api.named('MarkApplication')).toHaveLength(2));
    await rate('3 of 5', true);
    await waitFor(() => expect(api.named('MarkApplication')).toHaveLength(3));
    expect(api.named('MarkApplication').map(({ variables }) => variables['input'])).toEqual([
      { applicationId: 'ap1', shortlisted: true },
      { applicationId: 'ap1', rating: 5 },
      { applicationId: 'ap1', rating: 0 },
    ]);
  });

  it('shows marks before they are saved, one after the other, and takes back a refused one', async () => {
    const { user, api } = open('/applications');
    const refusals: (() => void)[] = [];
    const held = (resolve: (answer: unknown) => void) => {
      refusals.push(() => resolve(refuse('NOT_FOUND', '')));
    };
    api.set('MarkApplication', () => new Promise(held));
    const star = await screen.findByRole('button', { name: 'Shortlist Clay & Kiln', pressed: false });
    star.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    await user.keyboard(' ');
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
    expect(document.activeElement).toBe(star);
    expect(api.named('MarkApplication')).toHaveLength(1);
    const rating = within(screen.getByRole('group', { name: 'Your rating of Clay & Kiln' }));
    await user.click(rating.getByRole('button', { name: '5 of 5' }));
    await rating.findByRole('button', { name: '5 of 5', pressed: true });
    api.set('DeskApplications', () => new Promise(() => undefined));
    await waitFor(() => expect(refusals).toHaveLength(2));
    refusals.at(-1)?.();
    await rating.findByRole('button', { name: '3 of 5', pressed: true });
    await screen.findByText('That could not be saved. Please try again.');
  });

  it('takes refused marks back to the last saved one, and shows a newer one until it is answered', async () => {
    const { user, api } = open('/applications');
    const replies: ((answer: unknown) => void)[] = [];
    api.set('MarkApplication', () => new Promise((resolve) => replies.push(resolve)));
    const rating = within(await screen.findByRole('group', { name: 'Your rating of Clay & Kiln' }));
    await rating.findByRole('button', { name: '3 of 5', pressed: true });
    api.set('DeskApplications', () => new Promise(() => undefined));
    const rate = (name: string) => user.click(rating.getByRole('button', { name }));
    const reply = async (nth: number, answer: unknown) => {
      await waitFor(() => expect(replies).toHaveLength(nth));
      await act(async () => replies.at(-1)?.(answer));
    };
    await rate('5 of 5');
    await rate('4 of 5');
    await reply(1, refuse('NOT_FOUND', ''));
    await screen.findByText('That could not be saved. Please try again.');
    rating.getByRole('button', { name: '4 of 5', pressed: true });
    await reply(2, refuse('NOT_FOUND', ''));
    await rating.findByRole('button', { name: '3 of 5', pressed: true });
    await rate('1 of 5');
    await rate('2 of 5');
    await reply(3, { marks: { ...deskEntry().marks, rating: 1 } });
    await reply(4, refuse('NOT_FOUND', ''));
    await rating.findByRole('button', { name: '1 of 5', pressed: true });
  });
});
