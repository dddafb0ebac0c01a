export {};

const shell = { version: '1', page: '/index.html', files: [] };
const openWindow = jest.fn();
const tab = { url: `${window.location.origin}/create-event`, focus: jest.fn(), navigate: jest.fn() };

async function press(link: string): Promise<void> {
  let work: Promise<unknown> | undefined;
  const notification = { data: link, close: () => undefined };
  const waitUntil = (given: Promise<unknown>) => void (work = given);
  window.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await work;
}

describe('a pushed notification', () => {
  beforeAll(() => {
    const clients = { matchAll: () => Promise.resolve([tab]), openWindow };
    Object.assign(window, { APP_SHELL: shell, clients });
    jest.requireActual('../../../worker/service-worker.js');
  });
  beforeEach(() => jest.clearAllMocks());

  it('opens its page, and replaces none where something may be typed', async () => {
    await press('/vendor/payments');
    expect(tab.navigate).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(`${window.location.origin}/vendor/payments`);
  });

  it('leads to no other site', async () => {
    await press('https://elsewhere.example/messages/t1');
    expect(openWindow).not.toHaveBeenCalled();
  });
});
