import { useEffect, useState } from 'react';

const shownMs = 3_000;

/** A message that vanishes after 3 seconds. */
export function useShortNotice() {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.text, (text: string) => setShown({ text })] as const;
}
