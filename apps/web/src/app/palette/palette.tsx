import { Suspense, useEffect } from 'react';
import { createOpener } from '../../lib/hooks/create-opener.js';
import { lazyPart } from '../../lib/load-chunk.js';

const PaletteDialog = lazyPart(() => import('./palette-dialog.js'), 'PaletteDialog');

const { open, useShown } = createOpener();

export const openPalette = open;

/** Opens with Ctrl K or Cmd K, unless something on the screen uses these keys itself. */
export function Palette() {
  const [shown, show] = useShown();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
      if (!isShortcut || event.defaultPrevented) return;
      event.preventDefault();
      show((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);
  return shown ? (
    <Suspense>
      <PaletteDialog onClose={() => show(false)} />
    </Suspense>
  ) : null;
}
