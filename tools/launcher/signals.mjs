/** Under npm, one Ctrl-C arrives twice: from the terminal and from npm. */
const SAME_PRESS_MS = 700;

/**
 * Turns Ctrl-C and similar signals into one promise; a second one kills immediately.
 * @param {() => void} killAll
 * @param {(line: string) => void} say
 */
export function stopSignals(killAll, say) {
  const STOP = Symbol('stop');
  const abort = new AbortController();
  let pressed = 0;
  /** @type {(value: symbol) => void} */
  let settle = () => {};
  const first = new Promise((resolve) => (settle = resolve));
  const onSignal = () => {
    if (pressed === 0) {
      pressed = Date.now();
      say('\nStopping ... (press Ctrl-C again to stop immediately)');
      abort.abort();
      settle(STOP);
    } else if (Date.now() - pressed > SAME_PRESS_MS) {
      killAll();
      process.exit(130);
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, onSignal);
  return { STOP, first, abort: abort.signal };
}
