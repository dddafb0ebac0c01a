import type { ComponentType } from 'react';
import { coming } from './coming.js';
import type { Access } from './guard.js';

export interface Screen {
  path: string;
  access: Access | 'public';
  load: () => Promise<{ default: ComponentType }>;
}

const built: Screen[] = [{ path: '*', access: 'public', load: () => import('./pages/not-found-page.js') }];

/** Every address of the app, who may open it, and what it loads. */
export const screens: readonly Screen[] = [
  ...built,
  ...coming.map(({ path, access }) => ({ path, access, load: () => import('./pages/coming-page.js') })),
];
