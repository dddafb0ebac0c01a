import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Also works when the page loads after the address changed. */
export function useHashTarget(): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id, key]);
  return id;
}
