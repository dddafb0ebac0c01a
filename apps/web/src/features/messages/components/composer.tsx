import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import form from '../../../components/ui/form.module.css';
import { composer as texts } from '../texts.js';
import styles from './conversation.module.css';

const LONGEST = 4_000;

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  busy?: boolean;
}

/** Enter sends, except while a word is put together with an input method. */
export function Composer({ text, onType, onSend, busy = false }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const over = text.trim().length - LONGEST;
  const send = () => {
    if (!text.trim() || over > 0 || busy) return;
    onSend(text.trim());
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div>
        <textarea
          ref={field}
          className={form.control}
          aria-label={texts.label}
          aria-invalid={over > 0 || undefined}
          title={texts.hint}
          placeholder={texts.label}
          dir="auto"
          rows={1}
          enterKeyHint="send"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
        />
        {over > 0 && (
          <div className={styles.failed} role="alert">
            {texts.tooLong(over)}
          </div>
        )}
      </div>
      <Button type="submit" icon="arrow" busy={busy} disabled={!text.trim() || over > 0}>
        {texts.send}
      </Button>
    </form>
  );
}
