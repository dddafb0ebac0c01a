import { act, screen } from '@testing-library/react';
import { enter } from './enter.js';
import type { openRoute } from './render-route.js';

type Opened = ReturnType<typeof openRoute>;

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

export const typeInto = async ({ user }: Opened, label: string, text: string) => enter(user, await field(label), text);

export const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));

export const go = ({ router }: Opened, to: string | -1) =>
  act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));

/** From a form with unsaved input, which asks first. */
export async function leave(opened: Opened): Promise<void> {
  await go(opened, '/faq');
  await press(opened, 'Leave');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
}
