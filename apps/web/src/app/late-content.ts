import type { DataRouter } from 'react-router-dom';

const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function holdAt(place: number): () => void {
  const content = new ResizeObserver(() => window.scrollTo(0, place));
  const used = new AbortController();
  const stop = () => {
    content.disconnect();
    used.abort();
  };
  content.observe(document.body);
  for (const sign of signsOfUse) window.addEventListener(sign, stop, { signal: used.signal, passive: true });
  return stop;
}

/** The router restores a position before the lists of a page have arrived, when the page is too short for it. */
export function restoreAsContentArrives(router: DataRouter) {
  let at = '';
  let stop = () => {};
  router.subscribe(({ location, restoreScrollPosition: place }) => {
    if (location.key === at && typeof place !== 'number') return;
    at = location.key;
    stop();
    stop = typeof place === 'number' ? holdAt(place) : () => {};
  });
}
