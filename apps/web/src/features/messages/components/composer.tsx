import { useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import form from '../../../components/ui/form.module.css';
import { composer as texts } from '../texts.js';
import type { MessageImages } from '../use-message-images.js';
import { AddImages } from './add-images.js';
import { ImageTray } from './image-tray.js';
import styles from './conversation.module.css';

const LONGEST = 4_000;

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  /** Absent where a message carries none. */
  images?: MessageImages;
}

/** Enter sends, except while a word is put together with an input method. */
export function Composer({ text, onType, onSend, busy = false, images }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const over = text.trim().length - LONGEST;
  const isEmpty = !text.trim() && !images?.ready.length;
  const canSend = !isEmpty && over <= 0 && !images?.pending.length;
  const send = () => {
    if (!canSend || busy) return;
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
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (!images || files.length === 0) return;
    event.preventDefault();
    images.add(files);
  };
  const line = (
    <form className={styles.composer} onSubmit={submit}>
      {images && <AddImages onFiles={images.add} />}
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
          onPaste={paste}
        />
        {over > 0 && (
          <div className={styles.failed} role="alert">
            {texts.tooLong(over)}
          </div>
        )}
      </div>
      <Button type="submit" icon="arrow" busy={busy} disabled={!canSend}>
        {texts.send}
      </Button>
    </form>
  );
  return (
    <>
      {images && <ImageTray images={images} />}
      {line}
    </>
  );
}
