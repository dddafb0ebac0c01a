import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { indexed } from '../../../pages.json';
import { documentTitle } from '../texts.js';

const addresses: Record<string, { title: string; description: string } | undefined> = indexed;

/** Addresses in `pages.json` keep the title and description of the first HTML. */
export function usePageMeta(title: string, description = indexed['/'].description): void {
  const named = addresses[useLocation().pathname];
  const shown = named?.title ?? title;
  const about = named?.description ?? description;
  useEffect(() => {
    document.title = documentTitle(shown);
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
  }, [shown, about]);
}
