const longestMs = 2_000;

/** Resolves when the page has nothing better to do, or after two seconds; Safari cannot tell, so there it waits a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, 50);
  });
