import { useEffect, useRef } from 'react';
import { Button } from './button.js';
import { Notice } from './notice.js';
import { WholeText } from './text.js';
import { conflictNotice as texts } from './texts.js';

interface ConflictNoticeProps {
  title?: string;
  text?: string;
  /** What was saved meanwhile, one line per field. */
  lines?: readonly string[];
  onTheirs: () => void;
  onMine: () => void;
}

const LONG = 160;

function Line({ text }: { text: string }) {
  if (text.length <= LONG) return <li>{text}</li>;
  return (
    <li>
      <details>
        <summary>{`${text.slice(0, LONG)}…`}</summary>
        <WholeText text={text} />
      </details>
    </li>
  );
}

/** Takes the focus, which a disabled button has lost, but not from a field: an answer may be saved while it is typed. */
function useFocusTaken() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches(':read-write')) ref.current?.focus();
  }, []);
  return ref;
}

/** Someone saved meanwhile what this person changed too: they choose. */
export function ConflictNotice({
  title = texts.title,
  text = texts.text,
  lines = [],
  onTheirs,
  onMine,
}: ConflictNoticeProps) {
  return (
    <div tabIndex={-1} ref={useFocusTaken()}>
      <Notice
        tone="error"
        title={title}
        actions={
          <>
            <Button small onClick={onTheirs}>
              {lines.length > 0 ? texts.theirs : texts.allTheirs}
            </Button>
            <Button small look="secondary" onClick={onMine}>
              {texts.mine}
            </Button>
          </>
        }
      >
        {text}
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <Line key={line} text={line} />
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
