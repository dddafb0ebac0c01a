import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { LongText } from '../../../components/ui/text.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { useEntryDialog } from './entry-dialogs.js';
import { Rating, StarButton } from './quick-marks.js';

/** Star, rating, tags, and note of the organizer. */
export function MarksPanel({ entry }: { entry: DeskEntry }) {
  const open = useEntryDialog();
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
        <Button look="quiet" small icon="edit" onClick={() => open({ id: entry.id, about: 'note' })}>
          {texts.edit}
        </Button>
      </Row>
      {note && <LongText text={note} />}
    </div>
  );
}
