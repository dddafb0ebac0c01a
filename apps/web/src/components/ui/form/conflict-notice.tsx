import { beginningOf } from '@stallbook/kernel/beginning-of';
import { useEffect, useRef } from 'react';
import { Button } from '../button.js';
import styles from './conflict-notice.module.css';
import { Notice } from '../notice.js';
import { WholeText } from '../text.js';
import { conflictNotice as texts } from './form-texts.js';

interface ConflictField {
  label: string;
  mine: string | null;
  theirs: string | null;
}

interface ConflictNoticeProps {
  title?: string;
  /** What both changed. */
  fields?: readonly ConflictField[];
  onTheirs: () => void;
  onMine: () => void;
}

const LONG = 160;

function Value({ text }: { text: string | null }) {
  if (!text) return <em>{texts.empty}</em>;
  if (text.length <= LONG) return <WholeText text={text} />;
  return (
    <details>
      <summary>{`${beginningOf(text, LONG)}…`}</summary>
      <WholeText text={text} />
    </details>
  );
}

/** Next to each other where there is room. */
function BothValues({ label, mine, theirs }: ConflictField) {
  return (
    <li>
      {label}
      <dl className={styles.values}>
        <div>
          <dt>{texts.yours}</dt>
          <dd>
            <Value text={mine} />
          </dd>
        </div>
        <div>
          <dt>{texts.saved}</dt>
          <dd>
            <Value text={theirs} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** Takes the focus, but not from a field: an answer may be saved while it is typed. */
function useFocusTaken() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches(':read-write')) ref.current?.focus();
  }, []);
  return ref;
}

/** Someone saved meanwhile what this person changed too: they choose. */
export function ConflictNotice({ title = texts.title, fields = [], onTheirs, onMine }: ConflictNoticeProps) {
  return (
    <div tabIndex={-1} ref={useFocusTaken()}>
      <Notice
        tone="error"
        title={title}
        actions={
          <>
            <Button small onClick={onTheirs}>
              {fields.length > 0 ? texts.theirs : texts.allTheirs}
            </Button>
            <Button small look="secondary" onClick={onMine}>
              {texts.mine}
            </Button>
          </>
        }
      >
        {texts.text}
        {fields.length > 0 && (
          <ul className={styles.fields}>
            {fields.map((field) => (
              <BothValues key={field.label} {...field} />
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
