import type { UserEvent } from '@testing-library/user-event';

/** Typing would render the page once for each letter. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
