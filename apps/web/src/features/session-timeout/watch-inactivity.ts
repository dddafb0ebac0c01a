import { activityNoted, sessionRead, warningChanged } from '../../lib/session/session.slice.js';
import type { AppStore } from '../../lib/state/store.js';
import { storageRead } from '../../lib/state/storage.js';
import { checkMs, gatherMs, warningMs } from './rules.js';

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const slackMs = 500;

interface Watched {
  store: AppStore;
  limitMs: number;
  /** False where no time runs. Activity there still counts for other tabs. */
  timed: boolean;
  /** The page is loaded again, as after the browser discarded its hidden tab, which alone is no activity. */
  resumes: boolean;
  /** When the session ends, once that is near; null when it no longer is. */
  onWarning: (endsAt: number | null) => void;
  onExpired: () => void;
}

export function watchInactivity({ store, limitMs, timed, resumes, onWarning, onExpired }: Watched) {
  let checks: ReturnType<typeof setInterval> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  const stopping = new AbortController();

  const endsAt = (): number | null => {
    // A frozen tab gets no storage events, so the storage is read here.
    store.dispatch(sessionRead());
    const { lastActivity, timeoutDisabled } = store.getState().session;
    return timed && lastActivity !== null && !timeoutDisabled ? lastActivity + limitMs : null;
  };
  const warn = (end: number | null) => {
    clearTimeout(ending);
    if (end !== null) ending = setTimeout(look, end - Date.now());
    if (end === null && !warned) return;
    warned = end !== null;
    store.dispatch(warningChanged({ shown: warned }));
    onWarning(end);
  };
  const expires = (): boolean => {
    const end = endsAt();
    if (end === null || Date.now() < end) return false;
    stop();
    onExpired();
    return true;
  };
  function look() {
    if (expires()) return;
    const end = endsAt();
    warn(end !== null && end - Date.now() <= warningMs + slackMs ? end : null);
  }
  const restart = () => {
    clearInterval(checks);
    checks = setInterval(look, checkMs);
  };
  const note = () => {
    store.dispatch(activityNoted({ at: Date.now() }));
    warn(null);
    restart();
  };
  /** While the warning shows, only an answer counts. */
  const gather = () => {
    if (gathering || warned) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      if (!warned && !expires()) note();
    }, gatherMs);
  };
  function stop() {
    stopping.abort();
    clearInterval(checks);
    clearTimeout(gathering);
    clearTimeout(ending);
  }

  const options = { passive: true, signal: stopping.signal };
  for (const activity of activities) window.addEventListener(activity, gather, options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible') return;
      store.dispatch(storageRead());
      if (!expires()) note();
    },
    options,
  );
  if (!resumes || !expires()) note();
  return {
    stay: note,
    stop,
    check: () => {
      look();
      restart();
    },
  };
}
