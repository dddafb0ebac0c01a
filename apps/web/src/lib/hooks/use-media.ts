import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

type Layout = 'mobile' | 'tablet' | 'desktop';

/** To 768 px mobile, to 1024 px tablet, above desktop. */
export function useLayout(): Layout {
  const mobile = useMedia('(max-width: 768px)');
  const tablet = useMedia('(max-width: 1024px)');
  return mobile ? 'mobile' : tablet ? 'tablet' : 'desktop';
}
