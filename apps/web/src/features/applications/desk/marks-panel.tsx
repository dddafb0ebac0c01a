import { Suspense, useState } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { LongText } from '../../../components/ui/text.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { Rating, StarButton } from './quick-marks.js';

const NoteDialog = lazyPart(() => import('./note-dialog.js'), 'NoteDialog');

/** Star, rating, tags, and note of the organizer. */
export function MarksPanel({ entry }: { entry: DeskEntry }) {
  const [editing, setEditing] = useState(false);
  const { tags, note } = entry.marks;
  return (
    <div role="group" className={styles.marks} aria-label={texts.heading}>
      <Row gap={8}>
        <StarButton entry={entry} />
        <Rating entry={entry} />
        {tags.map((tag) => (
          <Badge key={tag} tone="blue">
            {tag}
          </Badge>
        ))}
        <Button look="quiet" small icon="edit" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </Row>
      {note && <LongText text={note} />}
      <Suspense fallback={null}>{editing && <NoteDialog entry={entry} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
}
