import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './lib/zod-settings.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/first-text.css';
import './styles/print.css';
import { App } from './app/app.js';
import { screenLoaded } from './app/router.js';
import { firstText } from './lib/first-text.js';
import { loadIfThere } from './lib/load-chunk.js';
import { createStore } from './lib/state/store.js';
import { askSession } from './lib/session/session-api.js';
import { whenIdle } from './lib/when-idle.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
const store = createStore();
// Before rendering, because nearly everything waits for the answer.
void store.dispatch(askSession());
// The text stays until its screen can replace it in one step.
const ready = firstText() ? screenLoaded(window.location.pathname) : Promise.resolve();
// A transition keeps slow phones responsive during the first render.
void ready.then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  ),
);
void whenIdle()
  .then(() => loadIfThere(() => import('./lib/drafts/forget-old-drafts.js')))
  .then((part) => part?.forgetOldDrafts(store));
