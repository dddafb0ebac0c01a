import { useChooseLanguageMutation } from '../session/api/session.generated.js';
import { useViewer } from '../session/use-session.js';
import type { Language } from './texts.js';
import { useShowLanguage } from './use-show-language.js';

/** Saves the language of a person who is signed in, before the page shows it: their account decides on every device. */
export function useChooseLanguage(onRefused: () => void) {
  const viewer = useViewer();
  const [save, { isLoading: isSaving }] = useChooseLanguageMutation();
  const show = useShowLanguage();
  const choose = async (language: Language) => {
    const refused = viewer && (await save({ input: { language } })).error;
    if (refused) onRefused();
    else show(language);
  };
  return { choose, isSaving };
}
