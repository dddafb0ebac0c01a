import { useEffect, useState, type RefObject } from 'react';
import { ImageView } from '../../../components/images/image-view.js';
import { isUppermost } from '../../../components/ui/dialog/is-uppermost.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { entryKeys as texts } from '../texts/desk.js';
import styles from './entry-view.module.css';
import { useEntryDialog } from './entry-dialogs.js';
import { useMark } from './use-mark.js';
import { useLastHeld, useUndo } from './use-undo.js';

interface EntryKeysProps {
  entry: DeskEntry;
  /** Within the dialog whose keys these are. */
  frame: RefObject<HTMLElement | null>;
  /** Undefined without other applications. */
  turn?: (by: 1 | -1) => void;
}

interface Key {
  /** In lower case. */
  keys: readonly string[];
  shown: string;
  name: string;
  press: (key: string) => void;
}

const EDITABLE = 'input,textarea,select,[contenteditable]';

/** What the keyboard does to an open application: the list of the keys, and their work. */
export function EntryKeys({ entry, frame, turn }: EntryKeysProps) {
  const openDialog = useEntryDialog();
  const mark = useMark(entry);
  const last = useLastHeld();
  const [takeBack] = useUndo();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { id, application, marks } = entry;
  const opens = (about: Parameters<typeof openDialog>[0]['about']) => () => openDialog({ id, about });
  const all: readonly (Key | false | undefined)[] = [
    turn && {
      keys: ['arrowleft', 'arrowright'],
      shown: '← →',
      name: texts.turn,
      press: (key) => turn(key === 'arrowleft' ? -1 : 1),
    },
    application.images.length > 0 && { keys: ['p'], shown: 'P', name: texts.photos, press: () => setIsEnlarged(true) },
    application.status === 'pending' && { keys: ['a'], shown: 'A', name: texts.accept, press: opens('accept') },
    application.status === 'pending' && { keys: ['r'], shown: 'R', name: texts.reject, press: opens('reject') },
    application.status === 'accepted' && { keys: ['b'], shown: 'B', name: texts.booth, press: opens('booth') },
    { keys: ['s'], shown: 'S', name: texts.shortlist, press: () => void mark({ shortlisted: !marks.shortlisted }) },
    {
      keys: ['1', '2', '3', '4', '5'],
      shown: '1–5',
      name: texts.rate,
      press: (key) => void mark({ rating: Number(key) === marks.rating ? 0 : Number(key) }),
    },
    { keys: ['n'], shown: 'N', name: texts.note, press: opens('note') },
    last && { keys: ['u'], shown: 'U', name: texts.undo, press: () => void takeBack(last.id) },
  ];
  const active = all.filter((one) => one !== false && one !== undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, repeat } = event;
      // Dialogs above this one have their own keys, and the browser has those with a modifier.
      if (!isUppermost(frame.current) || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(EDITABLE)) return;
      const key = event.key.toLowerCase();
      if (repeat && !key.startsWith('arrow')) return;
      const pressed = active.find(({ keys }) => keys.includes(key));
      if (!pressed) return;
      // The field of a dialog that opens would receive the letter.
      event.preventDefault();
      pressed.press(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <>
      <div role="group" aria-label={texts.label} className={styles.keyboard}>
        <dl className={styles.keys}>
          {active.map(({ shown, name }) => (
            <div key={shown}>
              <dt>
                <kbd>{shown}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isEnlarged && <ImageView images={application.images} first={0} onClose={() => setIsEnlarged(false)} />}
    </>
  );
}
