import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** More rows of a list take the focus, once they are there, from the button that asked for them and that is gone. */
export function useFocusOnMore(isThere: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const [askedOn] = useState(pathname);
  const focusFirst = useEffectEvent(() => {
    // Unless the person went elsewhere meanwhile: `keepFocus` moves it to the heading.
    const isFree = document.activeElement?.matches('body') || document.activeElement?.matches('h1');
    if (isFree && pathname === askedOn) list.current?.querySelector('a')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (isThere) focusFirst();
  }, [isThere]);
  return list;
}
