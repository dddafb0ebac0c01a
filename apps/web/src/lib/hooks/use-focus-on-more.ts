import { useLayoutEffect, useRef, type RefObject } from 'react';

/** More rows of a list take the focus, once they are there, from the button that asked for them and that is gone. */
export function useFocusOnMore(isThere: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // Unless the person went elsewhere meanwhile: `keepFocus` moves it to the heading.
    const isFree = document.activeElement?.matches('body') || document.activeElement?.matches('h1');
    if (isThere && isFree) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isThere]);
  return list;
}
