import { openFormsKept } from '../drafts/drafts.slice.js';
import { useAppDispatch } from '../state/hooks.js';

const yearSeconds = 31_536_000;

/** The gateway reads the cookie and answers with the other build of the app. */
export function useChooseLanguage() {
  const dispatch = useAppDispatch();
  return (language: string) => {
    dispatch(openFormsKept());
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `language=${language}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
    window.location.reload();
  };
}
