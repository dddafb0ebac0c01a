import type { ReactNode } from 'react';
import { useIsIdle } from '../../lib/hooks/use-is-idle.js';

/** For what is below the fold: it renders after the first screen, in a later task. `fallback` takes its place until then. */
export const OnceIdle = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) =>
  useIsIdle() ? children : fallback;
