const longestMs = 2_000;

/** Resolves when the page is idle, or after two seconds. Safari has no idle callback, so it gets a short delay. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, 50);
  });

/** Leaves the connection to what the first screen needs. */
export const onceIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await whenIdle();
    return load();
  };
