import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstHistoryKey } from '../../lib/first-history-key.js';

let arrivedAt: string | undefined;

/**
 * The heading of a page. It takes the focus after navigation, so that screen readers announce it. Filters and pages leave
 * it alone.
 */
export function PageTitle(heading: ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const first = isFirstHistoryKey(key);
  useEffect(() => {
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!first) ref.current?.focus({ preventScroll: true });
  }, [pathname, first]);
  return <h1 tabIndex={-1} ref={ref} {...heading} />;
}
