import { language, languageNames, languageSwitch } from '../../lib/language/texts.js';
import { useChooseLanguage } from '../../lib/language/use-choose-language.js';
import { toast } from '../ui/toast.js';
import styles from './language-switch.module.css';

export function LanguageSwitch({ label = languageSwitch.title }: { label?: string }) {
  const { choose, isSaving } = useChooseLanguage(() => toast(languageSwitch.notSaved, 'error'));
  return (
    <div className={styles.languages} role="group" aria-label={label}>
      {Object.entries(languageNames).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          aria-disabled={isSaving}
          onClick={() => !isSaving && code !== language && void choose(code as keyof typeof languageNames)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
