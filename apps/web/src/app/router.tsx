import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useParams, type RouteObject } from 'react-router-dom';
import { ScreenLoading } from '../components/ui/loading.js';
import { loadChunk } from '../lib/load-chunk.js';
import { once } from '../lib/once.js';
import { Guard, type Access } from './guard.js';
import { RootLayout } from './layout/root-layout.js';
import { RouteProblem } from './pages/route-problem.js';
import { screens, type Screen, type ScreenPart } from './screens.js';

export interface ScreenHandle {
  access: Access | 'public';
  loadScreen: () => Promise<ScreenPart>;
}

export function routeOf({ path, load, access, staysOpen }: Screen): RouteObject {
  let here: ComponentType | undefined;
  const loadScreen = once(async () => {
    const part = await loadChunk(load);
    here = part.Component;
    return part;
  });
  const Later = lazy(async () => ({ default: (await loadScreen()).Component }));
  function Content() {
    // A loaded screen skips Suspense, whose fallback React would show for at least 300 ms.
    const [Shown] = useState(() => here ?? Later);
    const params = useParams();
    return (
      <Suspense fallback={<ScreenLoading />}>
        <Shown key={staysOpen ? path : Object.values(params).join('/')} />
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
  return {
    path,
    element,
    errorElement: <RouteProblem inside />,
    handle: { access, loadScreen } satisfies ScreenHandle,
  };
}

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteProblem />,
    children: screens.map(routeOf),
  },
];
