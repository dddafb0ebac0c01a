import { lazy, Suspense, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ScreenLoading } from '../components/ui/loading.js';
import { loadChunk } from '../lib/load-chunk.js';
import { once } from '../lib/once.js';
import { Guard } from './guard.js';
import { RootLayout } from './layout/root-layout.js';
import { RouteProblem } from './pages/route-problem.js';
import { screens, type Screen } from './screens.js';

function routeOf({ path, load, access }: Screen): RouteObject {
  let here: ComponentType | undefined;
  const loadScreen = once(async () => {
    const { Component } = await loadChunk(load);
    here = Component;
    return { default: Component };
  });
  const Later = lazy(loadScreen);
  function Content() {
    // A loaded screen skips Suspense, whose fallback React would show for at least 300 ms.
    const [Shown] = useState(() => here ?? Later);
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Shown />
      </Suspense>
    );
  }
  const element =
    access === 'public' ? (
      <Content />
    ) : (
      <Guard access={access} loadAhead={loadScreen}>
        <Content />
      </Guard>
    );
  return { path, element, errorElement: <RouteProblem inside />, handle: loadScreen };
}

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteProblem />,
    children: screens.map(routeOf),
  },
];

/** Settles once the chunk of the screen has loaded, or failed to: then the screen says so. */
export async function screenLoaded(path: string): Promise<void> {
  const load = matchRoutes(routes, path)?.at(-1)?.route.handle as (() => Promise<unknown>) | undefined;
  await load?.().catch(() => undefined);
}
