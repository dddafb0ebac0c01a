import { checkMs, gatherMs, warningMs } from './rules.js';
import { sessionPreferences } from './session-preferences.js';

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** A timer may come a moment early. */
const slackMs = 500;

interface Watched {
  limitMs: number;
  /** False where no time runs; what is done there counts for the other tabs all the same. */
  timed: boolean;
  /** When the session ends, as soon as that is near; null when it no longer is. */
  onWarning: (endsAt: number | null) => void;
  onExpired: () => void;
}

/** Looks every minute, counted from the last activity, how long nobody has done anything in any tab. */
export function watchInactivity({ limitMs, timed, onWarning, onExpired }: Watched) {
  let checks: ReturnType<typeof setInterval> | undefined;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  const stopping = new AbortController();

  const endsAt = (): number | null => {
    const last = sessionPreferences.lastActivity();
    return timed && last !== null && !sessionPreferences.disabled() ? last + limitMs : null;
  };
  const warn = (end: number | null) => {
    clearTimeout(ending);
    if (end !== null) ending = setTimeout(look, end - Date.now());
    if (end === null && !warned) return;
    warned = end !== null;
    sessionPreferences.noteWarning(warned);
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
    sessionPreferences.noteActivity(Date.now());
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
      if (document.visibilityState === 'visible' && !expires()) note();
    },
    options,
  );
  window.addEventListener(
    'storage',
    (event) => {
      if (!sessionPreferences.isActivity(event)) return;
      look();
      restart();
    },
    options,
  );
  note();
  return { stay: note, stop };
}
