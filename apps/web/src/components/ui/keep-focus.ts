let lastPath: Element[] = [];
document.addEventListener('focusin', (event) => (lastPath = event.composedPath() as Element[]));

/** Focuses the named section or dialog around a control that disappeared, or the uppermost dialog, or the page's heading. */
export function focusAround(path: Element[]): void {
  const around =
    path
      .find((one) => one.isConnected)
      ?.closest<HTMLElement>('section[aria-label],section[aria-labelledby],[role=dialog]') ??
    [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ??
    document.querySelector('h1');
  if (!around) return;
  around.tabIndex = -1;
  around.focus({ preventScroll: true });
}

/** The `ref` of an element that keeps the focus when the focused control in it disappears. */
export function keepFocus(content: Element | null): void {
  if (!content) return;
  new MutationObserver(() => {
    // The focus may be in a dialog above, which keeps it.
    if (lastPath.includes(content) && !lastPath[0]?.isConnected && document.activeElement === document.body)
      focusAround(lastPath);
  }).observe(content, { childList: true, subtree: true });
}
