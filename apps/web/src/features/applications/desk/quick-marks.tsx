import { Icon } from '../../../components/icons/icon.js';
import { cx } from '../../../components/ui/cx.js';
import { Stars } from '../../../components/ui/stars.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { useMark } from './use-mark.js';
import { vendorOf } from './vendor-of.js';

export function StarButton({ entry }: { entry: DeskEntry }) {
  const mark = useMark(entry.id);
  const { shortlisted } = entry.marks;
  return (
    <button
      type="button"
      className={cx(styles.mark, shortlisted && styles.lit)}
      aria-pressed={shortlisted}
      aria-label={texts.star(vendorOf(entry))}
      onClick={() => void mark({ shortlisted: !shortlisted })}
    >
      <Icon name="bookmark" />
    </button>
  );
}

export function Rating({ entry }: { entry: DeskEntry }) {
  const mark = useMark(entry.id);
  return (
    <Stars
      label={texts.rating(vendorOf(entry))}
      value={entry.marks.rating ?? 0}
      nameOf={texts.stars}
      onChange={(rating) => void mark({ rating })}
    />
  );
}
