import type { DataRouter } from 'react-router-dom';
import type { AppStore, RootState } from '../lib/state/store.js';
import type { ScreenHandle } from './router.js';

/** Settles once the chunk and the first data of the opened screen have loaded, or failed, which the screen reports. */
export async function firstScreen(
  { state }: DataRouter,
  { dispatch, getState }: AppStore,
  session: PromiseLike<unknown>,
): Promise<void> {
  const match = state.matches.at(-1);
  if (!match) return;
  const { access, loadScreen } = match.route.handle as ScreenHandle;
  const part = await loadScreen().catch(() => undefined);
  if (!part?.firstData) return;
  // This browser does not know the role yet; a screen without its data would render twice.
  if (access !== 'public' && !getState().session.role) await session;
  const { role } = getState().session;
  if (!opensFor(access, role)) return;
  const query = new URLSearchParams(state.location.search);
  await Promise.all(part.firstData({ params: match.params, query, role }).map((request) => dispatch(request)));
}

const opensFor = (access: ScreenHandle['access'], role: RootState['session']['role']) =>
  access === 'public' || access === role || (access === 'user' && role !== null);
