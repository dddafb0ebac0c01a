import { screen } from '@testing-library/react';
import type { ViewerName } from './viewers.js';

/** The header has the menus of a person, and the login for visitors, once the session is known. */
export async function sessionShown(viewer: ViewerName): Promise<void> {
  if (viewer === 'visitor') await screen.findAllByRole('link', { name: 'Log In' });
  else await screen.findByRole('button', { name: 'Community' });
}
