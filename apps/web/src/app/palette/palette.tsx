import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/load-chunk.js';

const PaletteDialog = lazyPart(() => import('./palette-dialog.js'), 'PaletteDialog');

const places = new Set<() => void>();

export function openPalette(): void {
  for (const open of places) open();
}

/** Opens with Ctrl K or Cmd K, unless something on the screen uses these keys itself. */
export function Palette() {
  const [shown, setShown] = useState(false);
  const close = useCallback(() => setShown(false), []);
  useEffect(() => {
    const open = () => setShown(true);
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      setShown((before) => !before);
    };
    places.add(open);
    window.addEventListener('keydown', press);
    return () => {
      places.delete(open);
      window.removeEventListener('keydown', press);
    };
  }, []);
  return shown ? (
    <Suspense fallback={null}>
      <PaletteDialog onClose={close} />
    </Suspense>
  ) : null;
}
