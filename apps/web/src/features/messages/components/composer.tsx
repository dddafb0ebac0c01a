import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel/limits';
import { useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import form from '../../../components/ui/form/form.module.css';
import { useLayout } from '../../../lib/hooks/use-media.js';
import { composer as texts } from '../texts/messages.js';
import type { MessageFiles } from '../use-message-files.js';
import { AddFiles } from './add-files.js';
import { FileTray } from './file-tray.js';
import styles from './conversation.module.css';

interface ComposerProps {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  /** Absent where a message carries none. */
  files?: MessageFiles;
}

const onTouchScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** Office programs add a picture of the text that they copy. Browsers give a picture no text, and a file no HTML. */
const isText = (given: DataTransfer) => ['text/plain', 'text/html'].every((type) => given.getData(type));

/** Enter sends, except on a touch screen, which has no Shift key for a new line, or while an input method is composing. */
export function Composer({ text, onType, onSend, busy = false, files }: ComposerProps) {
  const isPhone = useLayout() === 'mobile';
  const field = useRef<HTMLTextAreaElement>(null);
  const over = text.trim().length - MAX_MESSAGE_LENGTH;
  const isEmpty = !text.trim() && !files?.images.length && !files?.documents.length;
  const canSend = !isEmpty && over <= 0 && !files?.pending.length && !files?.onWay;
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
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || onTouchScreen()) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (!files || pasted.length === 0 || isText(event.clipboardData)) return;
    event.preventDefault();
    files.add(pasted);
  };
  const line = (
    <form className={styles.composer} onSubmit={submit}>
      {files && <AddFiles onFiles={files.add} />}
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
          enterKeyHint={onTouchScreen() ? 'enter' : 'send'}
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
      <Button type="submit" icon="arrow" busy={busy} disabled={!canSend} aria-label={texts.send}>
        {!isPhone && texts.send}
      </Button>
    </form>
  );
  return (
    <>
      {files && <FileTray files={files} />}
      {line}
    </>
  );
}
