import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function retype({ user }: { user: UserEvent }, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}
