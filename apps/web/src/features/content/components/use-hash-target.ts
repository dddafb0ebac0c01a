import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view, also where the page was loaded after the address was. */
export function useHashTarget(): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id, key]);
  return id;
}
