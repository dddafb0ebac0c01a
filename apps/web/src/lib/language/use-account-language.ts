import { useEffect } from 'react';
import { useViewer } from '../session/use-session.js';
import { language } from './texts.js';
import { isKept, useShowLanguage } from './use-show-language.js';

/** After a sign-in on another device the page is in the language of the account. */
export function useAccountLanguage(): void {
  const chosen = useViewer()?.user.language;
  const show = useShowLanguage();
  useEffect(() => {
    if (chosen && chosen !== language && !isKept(chosen)) show(chosen);
  }, [chosen, show]);
}
