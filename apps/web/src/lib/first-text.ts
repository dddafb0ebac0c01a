let text = document.querySelector('.first-text')?.innerHTML;

/** The HTML that the gateway wrote for the address that was opened. */
export const firstText = (): string | undefined => text;

/** For the first navigation: the text belongs to the address that was opened. */
export function forgetFirstText(): void {
  text = undefined;
}
