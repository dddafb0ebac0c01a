import { language, languageNames, languageSwitch } from '../../lib/language/texts.js';
import { useChooseLanguage } from '../../lib/language/use-choose-language.js';
import styles from './language-switch.module.css';

export function LanguageSwitch() {
  const choose = useChooseLanguage();
  return (
    <div className={styles.languages} role="group" aria-label={languageSwitch.title}>
      {Object.entries(languageNames).map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => code !== language && choose(code)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
