import { createElement, lazy, useEffect, useEffectEvent, type ComponentProps } from 'react';
import { failure } from './texts.js';
import { toast } from './toasts.js';
import { wait } from './wait.js';

const timeoutMs = 120_000;
/** For the server to answer, and for the page to be replaced. */
const patienceMs = 10_000;
/** Longer than the limit: a part that hangs must not reload the page for ever. */
const againAfterMs = 5 * 60_000;
const reloadedKey = 'stallbook.chunk.reloaded';

function reloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < againAfterMs;
  } catch {
    // Without a storage, the page could not know that it was reloaded.
    return true;
  }
}

/** A missing chunk usually means a newer release, so the page reloads once. A second failure goes to the error page. */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('A part of the app took too long to load.')), timeoutMs);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    if (!navigator.onLine || reloadedLately()) throw error;
    // A network without internet, as at some markets, counts as online: loading the page again would lose it.
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    reload();
    // The page is still there where its person chose to stay.
    await wait(patienceMs);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** For what the screen can do without, such as a translation: what was typed is worth more. */
export const loadIfThere = <T>(load: () => Promise<T>): Promise<T | undefined> => load().catch(() => undefined);

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A component whose code is loaded when it is first shown. If it cannot be loaded, a dialog closes with a message and is
 * loaded again the next time; anything else fails together with its screen.
 */
export function lazyPart<Name extends string, Part extends Record<Name, Component>>(
  load: () => Promise<Part>,
  name: Name,
): Part[Name] {
  const open = () =>
    lazy<Component>(() =>
      loadChunk(load).then(
        (part) => ({ default: part[name] }),
        (error: unknown) => ({
          default: function Missing({ onClose }: { onClose?: () => void }) {
            if (!onClose) throw error;
            const giveUp = useEffectEvent(() => {
              shown = open();
              toast(failure.offline, 'error');
              onClose();
            });
            useEffect(() => giveUp(), []);
            return null;
          },
        }),
      ),
    );
  let shown = open();
  return ((props: ComponentProps<Part[Name]>) => createElement(shown, props)) as Part[Name];
}
