export {};

const shell = { version: '1', page: '/index.html', files: [] };
const openWindow = jest.fn();
const tabs = ['/create-event', '/messages/t1'].map((path) => ({
  url: window.location.origin + path,
  focus: jest.fn(),
  navigate: jest.fn(),
}));

async function press(link: string): Promise<void> {
  let work: Promise<unknown> | undefined;
  const notification = { data: link, close: () => undefined };
  const waitUntil = (given: Promise<unknown>) => void (work = given);
  window.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await work;
}

describe('a pushed notification', () => {
  beforeAll(() => {
    const clients = { matchAll: () => Promise.resolve(tabs), openWindow };
    Object.assign(window, { APP_SHELL: shell, clients });
    jest.requireActual('../../../worker/service-worker.js');
  });
  beforeEach(() => jest.clearAllMocks());

  it('leads to the tab that shows its page', async () => {
    await press('/messages/t1');
    expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('replaces no other page, where something may be typed', async () => {
    await press('/vendor/payments');
    expect(tabs.flatMap(({ navigate }) => navigate.mock.calls)).toEqual([]);
    expect(openWindow).toHaveBeenCalledWith(`${window.location.origin}/vendor/payments`);
  });

  it('leads to no other site', async () => {
    await press('https://elsewhere.example/messages/t1');
    expect(openWindow).not.toHaveBeenCalled();
  });
});
