import '../../testing/environment.js';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { FakeApi } from '../../testing/fake-api.js';
import { exchange } from '../api/transport.js';
import { watchCrashes } from './watch-crashes.js';

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));

describe('what breaks in a browser', () => {
  let api: FakeApi;
  let report: (error: unknown) => void;
  beforeAll(() => {
    report = watchCrashes({
      router: createMemoryRouter([{ path: '/events/:id' }], { initialEntries: ['/events/e1'] }),
    });
  });
  beforeEach(() => {
    api = new FakeApi({ 'POST /client-errors': {} });
  });
  const sent = () => api.named('POST /client-errors');

  it('is reported once, with the pattern of the route and the correlation ID of the last request', async () => {
    await exchange({ path: '/auth/session' }, 'c1');
    const error = new TypeError('x is not a function');
    fail(error);
    fail(error);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [{ variables, headers } = { variables: {}, headers: {} }] = sent();
    expect(variables).toEqual({
      message: 'TypeError: x is not a function',
      stack: error.stack?.slice(0, 3_000),
      route: '/events/:id',
      release: '',
    });
    expect(headers).toMatchObject({
      'x-correlation-id': api.named('GET /auth/session')[0]?.headers['x-correlation-id'],
    });
  });

  it('is reported where a promise is rejected or a screen catches it', async () => {
    reject(new Error('rejected'));
    report(new Error('caught'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ variables }) => variables['message'])).toEqual(['Error: rejected', 'Error: caught']);
  });

  it('is reported without what a value that is no error says', async () => {
    reject({ code: 'RATE_LIMITED', message: 'Ann, wait', fields: [] });
    reject('Ann Miller');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ variables }) => variables['message'])).toEqual(['RATE_LIMITED', 'string']);
  });

  it('is nothing where an event has no error, and no more than ten per page', async () => {
    jest.resetModules();
    const { sendCrash } = await import('./send-crash.js');
    await sendCrash(null, {});
    for (let count = 0; count < 12; count += 1) await sendCrash(new Error(`error ${count}`), {});
    expect(sent()).toHaveLength(10);
  });

  it('is reported with the name of the main script, the last of the page', async () => {
    jest.resetModules();
    const scripts = ['vendor-abc.js', 'app-def.js'].map((name) =>
      Object.assign(document.createElement('script'), { type: 'module', src: `/assets/${name}` }),
    );
    document.head.append(...scripts);
    const { sendCrash } = await import('./send-crash.js');
    await sendCrash(new Error('released'), {});
    expect(sent()[0]?.variables).toMatchObject({ release: 'app-def.js' });
    for (const script of scripts) script.remove();
  });

  it('stays in the browser without a network', async () => {
    jest.resetModules();
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const { sendCrash } = await import('./send-crash.js');
    await expect(sendCrash(new Error('offline'), {})).resolves.toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
