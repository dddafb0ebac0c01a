/** Whether a part of a dialog can be used, because no other dialog is above it. */
export const isUppermost = (within: Element | null): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1)?.contains(within) ?? false;
