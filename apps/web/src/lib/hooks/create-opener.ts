import { useEffect, useState } from 'react';

/** What any button opens, in the one place that shows it. */
export function createOpener() {
  const places = new Set<(isShown: true) => void>();
  return {
    open: (): void => {
      for (const show of places) show(true);
    },
    useShown: () => {
      const [isShown, show] = useState(false);
      useEffect(() => {
        places.add(show);
        return () => void places.delete(show);
      }, []);
      return [isShown, show] as const;
    },
  };
}
