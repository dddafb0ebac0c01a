import '../testing/environment.js';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastRegion } from '../components/ui/toast.js';
import { RouteProblem } from '../app/pages/route-problem.js';
import { lazyPart, loadChunk, loadIfThere } from './load-chunk.js';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page-abc.js'));
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('[UI-012] a part of the app', () => {
  beforeEach(() => {
    sessionStorage.clear();
    globalThis.fetch = () => Promise.resolve({} as Response);
  });
  afterEach(() => jest.useRealTimers());

  it('that is missing reloads the page once, then shows the error', async () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    void loadIfThere(() => loadChunk(gone, reload));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadChunk(gone, reload)).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is missing shows the error where the person chose to stay on the page', async () => {
    jest.useFakeTimers();
    const fail = jest.fn();
    loadChunk(gone, () => undefined).catch(fail);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(fail).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('that is gone much later has the page loaded again too', async () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    void loadIfThere(() => loadChunk(gone, reload));
    await settled();
    jest.advanceTimersByTime(301_000);
    void loadIfThere(() => loadChunk(gone, reload));
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not throw the page away while there is no connection', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    await expect(loadChunk(gone, reload)).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    online.mockRestore();
  });

  it('does not throw the page away in a network without internet', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const reload = jest.fn();
    await expect(loadChunk(gone, reload)).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not wait for ever in a network that swallows every request', async () => {
    const limit = new AbortController();
    const limited = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    globalThis.fetch = (_to, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')));
      });
    const reload = jest.fn();
    const loaded = expect(loadChunk(gone, reload)).rejects.toThrow('too long');
    await settled();
    limit.abort();
    await loaded;
    expect(limited).toHaveBeenCalledWith(10_000);
    expect(reload).not.toHaveBeenCalled();
    limited.mockRestore();
  });

  it('that is a dialog closes with a message without a network, and opens once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let load: () => Promise<{ Sample: (props: { onClose: () => void }) => ReactNode }> = gone;
    const Sample = lazyPart(() => load(), 'Sample');
    function Screen() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Assign booth</button>
          <Suspense>{open && <Sample onClose={() => setOpen(false)} />}</Suspense>
          <ToastRegion />
        </>
      );
    }
    render(<Screen />);
    fireEvent.click(screen.getByRole('button', { name: 'Assign booth' }));
    await screen.findByText('Connection issue. Please check your internet and try again.');
    load = () => Promise.resolve({ Sample: () => <p>Booth</p> });
    fireEvent.click(screen.getByRole('button', { name: 'Assign booth' }));
    await screen.findByText('Booth');
    online.mockRestore();
  });

  it('does not reload a page that could not remember it, because the browser blocks site data', async () => {
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const reload = jest.fn();
    await expect(loadChunk(gone, reload)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    blocked.mockRestore();
  });

  it('that hangs does not reload the page again and again', async () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    const hangs = () => loadChunk(() => new Promise(() => undefined), reload);
    void loadIfThere(hangs);
    await jest.advanceTimersByTimeAsync(120_000);
    const again = expect(hangs()).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(120_000);
    await again;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that the screen can do without is left out where it is missing', async () => {
    await expect(loadIfThere(gone)).resolves.toBeUndefined();
  });

  it('has 120 seconds', async () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    void loadChunk(() => new Promise(() => undefined), reload);
    jest.advanceTimersByTime(119_999);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that is missing when it is first shown reloads the page and says nothing', async () => {
    // The simulated browser reports a reload on the console.
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart<'Part', { Part: () => null }>(gone, 'Part');
    render(
      <Suspense>
        <Part />
      </Suspense>,
    );
    await waitFor(() => expect(String(logged.mock.lastCall?.[0])).toContain('navigation'));
    expect(document.body.textContent).toBe('');
    logged.mockRestore();
  });

  it('that stays away is explained without a technical word, with a button to load again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/page-abc.js');
    };
    const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteProblem /> }]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/module|fetch|assets|Error/);
    quiet.mockRestore();
  });
});
