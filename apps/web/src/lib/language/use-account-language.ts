import { useEffect, useEffectEvent } from 'react';
import { useChooseLanguageMutation } from '../session/api/session.generated.js';
import { useViewer } from '../session/use-session.js';
import { language } from './texts.js';
import { isKept, useShowLanguage } from './use-show-language.js';

/** On another device the page is in the language of the account. An account without one gets that of the page. */
export function useAccountLanguage(): void {
  const chosen = useViewer()?.user.language;
  const show = useEffectEvent(useShowLanguage());
  const [save] = useChooseLanguageMutation();
  useEffect(() => {
    // The next visit tries again if this fails.
    if (chosen === null) void save({ input: { language } });
    else if (chosen && chosen !== language && !isKept(chosen)) show(chosen);
  }, [chosen, save]);
}
