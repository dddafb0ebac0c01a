import { IconToggle, Stars } from '../../../components/ui/stars.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { useMark } from './use-mark.js';
import { vendorOf } from './vendor-of.js';

export function StarButton({ entry }: { entry: DeskEntry }) {
  const mark = useMark(entry);
  const { shortlisted } = entry.marks;
  return (
    <IconToggle
      icon="bookmark"
      on={shortlisted}
      className={styles.mark}
      aria-label={texts.star(vendorOf(entry))}
      onClick={() => void mark({ shortlisted: !shortlisted })}
    />
  );
}

export function Rating({ entry }: { entry: DeskEntry }) {
  const mark = useMark(entry);
  return (
    <Stars
      label={texts.rating(vendorOf(entry))}
      value={entry.marks.rating ?? 0}
      nameOf={texts.stars}
      onChange={(rating) => void mark({ rating })}
    />
  );
}
