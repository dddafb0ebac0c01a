/** A busy button is enabled, to keep the focus, but ignores presses. */
export const isPressable = (button: HTMLElement) => !button.matches(':disabled, [aria-disabled="true"]');
