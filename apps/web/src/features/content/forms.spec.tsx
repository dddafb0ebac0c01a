import { openRoute } from '../../testing/render-route.js';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { offline, refuse } from '../../testing/fake-api.js';
import { sessionShown } from '../../testing/session-shown.js';

const done = { done: { id: 'x' } };
const radios = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ type, value }) => [type, value]);

describe('/contact', () => {
  const open = async (answers: Record<string, unknown>) => {
    const opened = openRoute('/contact', { answers });
    await enter(opened.user, await screen.findByLabelText('Your name'), 'Ann Example');
    return opened;
  };
  const send = () => screen.getByRole('button', { name: 'Send message' });

  it('[CO-036] the contact form sends name, email, role and message, and confirms', async () => {
    const { api, user } = await open({ SubmitContact: done });
    expect(radios('role')).toEqual([
      ['radio', 'event-organizer'],
      ['radio', 'vendor-artisan'],
      ['radio', 'both'],
    ]);
    await enter(user, screen.getByLabelText('Email'), 'ann@example.org');
    await user.click(screen.getByLabelText('Both'));
    await enter(user, screen.getByLabelText('Message'), 'Where do I park?');
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(send());
    const confirmation = await screen.findByText('Message sent');
    expect(intoView.mock.contexts.at(-1)?.contains(confirmation)).toBe(true);
    intoView.mockRestore();
    expect(api.named('SubmitContact')[0]?.variables).toEqual({
      input: { name: 'Ann Example', email: 'ann@example.org', role: 'both', message: 'Where do I park?', website: '' },
    });
  });

  it('[CO-036] the contact form says what is missing and sends nothing', async () => {
    const { api, user } = await open({ SubmitContact: done });
    await enter(user, screen.getByLabelText('Email'), 'invalid');
    await user.click(send());
    await screen.findByText('Please enter a valid email address');
    screen.getByText('Please enter a message');
    expect(api.named('SubmitContact')).toEqual([]);
  });

  it('[CO-036] the contact form reports a failure and keeps the text', async () => {
    const { user } = await open({ SubmitContact: refuse('RATE_LIMITED', 'Too many attempts.') });
    await enter(user, screen.getByLabelText('Email'), 'ann@example.org');
    await enter(user, screen.getByLabelText('Message'), 'Where do I park?');
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where do I park?');
  });

  it('the contact form is prefilled with the account that is signed in', async () => {
    openRoute('/contact', { viewer: 'organizer' });
    await screen.findByDisplayValue('Sam Okafor');
    screen.getByDisplayValue('organizer@stallbook.example');
    expect(screen.getByLabelText('Event organizer')).toHaveProperty('checked', true);
  });

  const keptBy = ({ store }: ReturnType<typeof openRoute>) => Object.values(store.getState().drafts.kept);
  const restoreAndSend = async (opened: ReturnType<typeof openRoute>) => {
    await opened.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where do I park?'));
    await screen.findByDisplayValue('Sam Okafor');
    await opened.user.click(send());
    await screen.findByText('Message sent');
    await waitFor(() => expect(keptBy(opened)).toEqual([]));
  };

  it('the contact form offers a message again after a reload, until it is sent', async () => {
    const first = openRoute('/contact', { viewer: 'organizer' });
    await screen.findByDisplayValue('Sam Okafor');
    await enter(first.user, screen.getByLabelText('Message'), 'Where do I park?');
    await waitFor(() => expect(keptBy(first).map(({ values }) => values)).toEqual([{ message: 'Where do I park?' }]));
    const stored = { ...localStorage } as Record<string, string>;
    cleanup();
    const opened = openRoute('/contact', { viewer: 'organizer', stored, answers: { SubmitContact: done } });
    await restoreAndSend(opened);
  });

  it('the contact form keeps the text of a visitor, but not who they are', async () => {
    const first = await open({});
    await enter(first.user, screen.getByLabelText('Message'), 'Where do I park?');
    await waitFor(() => expect(keptBy(first).map(({ values }) => values)).toEqual([{ message: 'Where do I park?' }]));
    const stored = { ...localStorage } as Record<string, string>;
    cleanup();
    const opened = openRoute('/contact', { viewer: 'organizer', stored, answers: { SubmitContact: done } });
    await restoreAndSend(opened);
  });

  it('the contact form keeps no visitor’s draft of a person whose session ends', async () => {
    const { api, store, user } = openRoute('/contact', { viewer: 'organizer' });
    await screen.findByDisplayValue('Sam Okafor');
    await enter(user, screen.getByLabelText('Message'), 'Where');
    api.set('CurrentUser', { user: null });
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(store.getState().session.personId).toBeNull());
    await enter(user, screen.getByLabelText('Message'), ' do I park?');
    const owners = Object.keys(store.getState().drafts.kept).map((key) => key.split('.')[0]);
    expect(owners).toEqual(['organizer']);
  });

  it('the contact page has an email link', async () => {
    openRoute('/contact', {
      answers: { StaffAddress: { texts: { contactEmail: 'hello@stallbook.example', samples: [] } } },
    });
    const link = await screen.findByRole('link', { name: 'Send an email' });
    expect(link.getAttribute('href')).toBe('mailto:hello@stallbook.example');
  });
});

describe('the waitlist', () => {
  it('[CO-039] [CO-040] takes a name and an address under the announcement of the features', async () => {
    const { api, user } = openRoute('/attendee-features', { answers: { JoinWaitlist: done } });
    await screen.findByText('coming soon');
    const features = screen
      .getAllByRole('link')
      .filter((link) => /^\/attendee-features\//.test(link.getAttribute('href') ?? ''));
    expect(features).toHaveLength(6);
    await user.type(screen.getByLabelText('Your name'), 'Walt');
    await user.type(screen.getByLabelText('Email'), 'walt');
    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
    await screen.findByText('Please enter a valid email address');
    expect(api.named('JoinWaitlist')).toEqual([]);
    await enter(user, screen.getByLabelText('Email'), '@example.org');
    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
    await screen.findByText('You are on the list');
    expect(api.named('JoinWaitlist')[0]?.variables).toEqual({
      input: { name: 'Walt', email: 'walt@example.org', website: '' },
    });
  });

  it.each([
    ['smart-discovery', 'Smart discovery'],
    ['one-click-registration', 'One-click registration'],
    ['secure-ticketing', 'Secure ticketing'],
    ['mobile-experience', 'Mobile experience'],
    ['smart-notifications', 'Smart notifications'],
    ['community', 'Community'],
  ])('[CO-039] [UI-002] is on /attendee-features/%s too, which describes the feature', async (slug, title) => {
    openRoute(`/attendee-features/${slug}`);
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText('coming soon');
    screen.getByRole('form', { name: 'Waitlist' });
  });
});

describe('feedback', () => {
  const open = async (answers: Record<string, unknown>) => {
    const opened = openRoute('/about?token=secret', { answers });
    await opened.user.click(await screen.findByRole('button', { name: 'Send feedback' }));
    await screen.findByLabelText('Your feedback');
    return opened;
  };
  const send = () =>
    screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type="submit"]') ??
    document.createElement('button');

  it('[CO-041] asks for name, email, category, rating and message', async () => {
    await open({});
    expect(radios('category').map(([type, value]) => `${type} ${value}`)).toEqual([
      'radio bug',
      'radio improvement',
      'radio confusing',
      'radio general',
    ]);
    expect(radios('rating')).toEqual(['1', '2', '3', '4', '5'].map((value) => ['radio', value]));
    screen.getByLabelText('Name (optional)');
    screen.getByLabelText('Email (optional)');
  });

  it('[CO-041] takes no malformed email, and no email at all', async () => {
    const { api, user } = await open({ SubmitFeedback: done });
    const email = screen.getByLabelText('Email (optional)');
    await user.type(screen.getByLabelText('Your feedback'), 'Good');
    await user.type(email, 'ann@');
    await user.click(send());
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(api.named('SubmitFeedback')).toEqual([]);
    await user.clear(email);
    await user.click(send());
    await waitFor(() => expect(api.named('SubmitFeedback')[0]?.variables['input']).toMatchObject({ email: null }));
  });

  it('[CO-042] counts out of 1000 and takes longer messages whole', async () => {
    const { api, user } = await open({ SubmitFeedback: done });
    const text = 'a'.repeat(1_200);
    screen.getByText('0 / 1000');
    await user.click(screen.getByLabelText('Your feedback'));
    await user.paste(text);
    screen.getByText('1200 / 1000');
    await user.click(send());
    await waitFor(() => expect(api.named('SubmitFeedback')[0]?.variables['input']).toMatchObject({ message: text }));
  });

  it('[CO-043] cannot be sent while it is blank, nor twice at the same time', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { api, user } = await open({ SubmitFeedback: () => new Promise((resolve) => (answer = resolve)) });
    expect(send().disabled).toBe(true);
    await user.type(screen.getByLabelText('Your feedback'), '   ');
    expect(send().disabled).toBe(true);
    await user.type(screen.getByLabelText('Your feedback'), 'Good');
    expect(send().disabled).toBe(false);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Send feedback', busy: true }));
    await waitFor(() => expect(api.named('SubmitFeedback')).toHaveLength(1));
    answer(done);
    await screen.findByText(/^Thank you for your feedback!/);
  });

  it('[CO-044] [CO-045] says where and when it was given, without the query, thanks and closes', async () => {
    const { api, user } = await open({ SubmitFeedback: done });
    await user.click(screen.getByLabelText('Something is broken'));
    await user.click(screen.getByLabelText('4'));
    await enter(user, screen.getByLabelText('Your feedback'), 'The map is empty.');
    jest.useFakeTimers();
    await act(async () => send().click());
    await act(async () => jest.advanceTimersByTime(0));
    screen.getByText('Thank you for your feedback! — We really appreciate you taking the time to help us improve.');
    const { input } = api.named('SubmitFeedback')[0]?.variables as { input: Record<string, unknown> };
    expect(input).toMatchObject({
      name: null,
      email: null,
      category: 'bug',
      rating: 4,
      message: 'The map is empty.',
      page: '/about',
      userAgent: navigator.userAgent,
    });
    expect(JSON.stringify(input)).not.toContain('secret');
    expect(Date.parse(String(input['timestamp']))).not.toBeNaN();
    await act(async () => jest.advanceTimersByTime(2_999));
    screen.getByRole('dialog');
    await act(async () => jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByLabelText('Your feedback')).toHaveProperty('value', '');
  });

  it('offers nothing again that was sent', async () => {
    const { user, store } = openRoute('/about', { viewer: 'vendor', answers: { SubmitFeedback: done } });
    await sessionShown('vendor');
    await user.click(screen.getAllByRole('button', { name: 'Send feedback' })[0]!);
    await enter(user, await screen.findByLabelText('Your feedback'), 'The map is empty.');
    await waitFor(() => expect(Object.keys(store.getState().drafts.kept)).toHaveLength(1));
    await user.click(send());
    await screen.findByText(/^Thank you for your feedback!/);
    await waitFor(() => expect(store.getState().drafts.kept).toEqual({}));
  });

  const failing = [
    ['a refusal', refuse('INTERNAL', 'stack')],
    ['no connection', offline],
  ] as const;

  it.each(failing)('[CO-046] keeps the input after %s', async (_, answer) => {
    const { user } = await open({ SubmitFeedback: answer });
    await enter(user, screen.getByLabelText('Your feedback'), 'The map is empty.');
    await user.click(send());
    await screen.findByText(
      'Oops! Something went wrong — Please try again or contact us directly if the problem continues.',
    );
    expect(screen.getByLabelText('Your feedback')).toHaveProperty('value', 'The map is empty.');
  });

  it('[UI-024] opens from the menus', async () => {
    const { user } = openRoute('/about');
    await user.click(await screen.findByRole('button', { name: 'Info & Support' }));
    await user.click(await screen.findByRole('button', { name: 'Send Feedback' }));
    await screen.findByRole('dialog', { name: 'Send feedback' });
  });
});
