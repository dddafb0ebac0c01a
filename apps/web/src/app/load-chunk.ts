const timeoutMs = 120_000;
const reloadedKey = 'stallbook.chunk.reloaded';
const never = new Promise<never>(() => undefined);

/** True when the page was already loaded anew for a missing chunk within the last minute. */
function reloadedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < 60_000;
}

/**
 * Loads a part of the app. A part that is gone usually means that a newer version was published, so the page is loaded
 * again once; a second failure, or one without a connection, goes to the error page, which offers the same by a button.
 */
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
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    reload();
    return never;
  } finally {
    clearTimeout(timer);
  }
}
