import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '../components/ui/loading.js';
import { Guard } from './guard.js';
import { RootLayout } from './layout/root-layout.js';
import { loadChunk } from './load-chunk.js';
import { RouteProblem } from './pages/route-problem.js';
import { screens, type Screen } from './screens.js';

function element({ load, access }: Screen) {
  const Content: ComponentType = lazy(() => loadChunk(load).then((part) => ({ default: part.Component })));
  const page = (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
  return access === 'public' ? page : <Guard access={access}>{page}</Guard>;
}

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteProblem />,
    children: screens.map((screen) => ({
      path: screen.path,
      element: element(screen),
      errorElement: <RouteProblem inside />,
    })),
  },
];
