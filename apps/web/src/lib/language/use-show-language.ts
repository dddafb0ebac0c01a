import { openFormsKept } from '../drafts/drafts.slice.js';
import { useAppDispatch } from '../state/hooks.js';
import type { Language } from './texts.js';

const yearSeconds = 31_536_000;

export const isKept = (language: Language): boolean => document.cookie.split('; ').includes(`language=${language}`);

/** The gateway reads the cookie and answers with the other build of the app. */
export function useShowLanguage() {
  const dispatch = useAppDispatch();
  return (language: Language) => {
    dispatch(openFormsKept(false));
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
    // A browser that refuses cookies would reload forever.
    if (isKept(language)) window.location.reload();
  };
}
