import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './lib/zod-settings.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-text.css';
import './styles/print.css';
import { App, openRouter } from './app/app.js';
import { firstScreen } from './app/first-screen.js';
import type { Place } from './lib/crashes/send-crash.js';
import { watchCrashes } from './lib/crashes/watch-crashes.js';
import { loadIfThere } from './lib/load-chunk.js';
import { createStore } from './lib/state/store.js';
import { askSession } from './lib/session/session-api.js';
import { wait } from './lib/wait.js';
import { onceIdle } from './lib/when-idle.js';

const PATIENCE_MS = 2_000;
const root = document.getElementById('root') as HTMLElement;
const place: Place = {};
const report = watchCrashes(place);
const store = createStore();
const session = store.dispatch(askSession());
const late = wait(PATIENCE_MS);

async function start(): Promise<void> {
  // A slow phone can answer between this long task and the next.
  await wait(0);
  const router = (place.router = openRouter());
  // One render of a whole screen takes a slow phone less time than several of its parts. What is late has its place in
  // the frame, whose menu should not wait for it.
  await Promise.race([Promise.all([session, firstScreen(router, store, session)]), late]);
  // A transition keeps slow phones responsive during the first render.
  startTransition(() =>
    createRoot(root, { onCaughtError: report }).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
}

void start()
  .then(() => loadIfThere(onceIdle(() => import('./lib/drafts/forget-expired-drafts.js'))))
  .then((part) => part?.forgetExpiredDrafts(store));
