import { screen, waitFor, within } from '@testing-library/react';
import { openLive, pushLive, streamOpened } from '../../testing/environment.js';
import { offline } from '../../testing/fake-api.js';
import { message, messageAnswers as answers, messageLog as log, messagePage as page } from '../../testing/messages.js';
import { openRoute } from '../../testing/render-route.js';

async function openConversation(more: object = {}) {
  const opened = openRoute('/messages/t1', { viewer: 'vendor', answers: { ...answers, ...more } });
  await within(await log()).findByText('Yes, at every booth.');
  await streamOpened();
  openLive();
  return opened;
}

describe('on a weak network, messages', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('[NO-008] stay in view with the list when they cannot be loaded again', async () => {
    const { api } = await openConversation();
    for (const name of ['Messages', 'MessageThread', 'MessageThreads']) api.set(name, offline);
    openLive();
    await screen.findByText('This conversation could not be loaded.');
    await screen.findByText('Your conversations could not be loaded.');
    within(await log()).getByText('Yes, at every booth.');
    screen.getByRole('link', { name: /River Markets/ });
  });

  it('stay when they arrived while an earlier answer was on its way', async () => {
    const { api } = await openConversation();
    let answer: (earlier: unknown) => void = () => undefined;
    api.set('Messages', () => new Promise((resolve) => (answer = resolve)));
    openLive();
    await waitFor(() => expect(api.named('Messages')).toHaveLength(2));
    pushLive('message', { message: message(3, 'And water too.') });
    await within(await log()).findByText('And water too.');
    answer(page(message(1, 'Is there power?', 'vendor'), message(2, 'Yes, at each booth.')));
    await within(await log()).findByText('Yes, at each booth.');
    within(await log()).getByText('And water too.');
  });

  it('stay when more of them arrived than fit an answer', async () => {
    const { api } = await openConversation();
    api.set('Messages', page(message(2, 'Yes, at every booth.'), message(3, 'And water too.')));
    openLive();
    await within(await log()).findByText('And water too.');
    within(await log()).getByText('Is there power?');
  });

  it('show what can be done about one that was not sent', async () => {
    const { user } = await openConversation({ SendMessage: offline });
    const shown = await log();
    let height = 100;
    Object.defineProperty(shown, 'scrollHeight', { get: () => height });
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Hello{Enter}');
    await screen.findByText('Sending…');
    height = 140;
    await screen.findByRole('button', { name: 'Try again' });
    expect(shown.scrollTop).toBe(height);
  });

  it('are marked as read once the network is back', async () => {
    const { api, answered } = await openConversation({ MarkThreadRead: offline });
    // A command without an answer is sent a second time.
    await waitFor(() => expect(api.named('MarkThreadRead')).toHaveLength(2));
    await answered();
    api.set('MarkThreadRead', answers.MarkThreadRead);
    openLive();
    await waitFor(() => expect(api.named('MarkThreadRead')).toHaveLength(3));
  });
});
