import { Icon } from '../../../components/icons/icon.js';
import { cx } from '../../../components/ui/cx.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { useMark } from './use-mark.js';
import { vendorOf } from './vendor-of.js';

const RATINGS = [1, 2, 3, 4, 5];

export function StarButton({ entry }: { entry: DeskEntry }) {
  const { mark, isMarking } = useMark(entry.id);
  const { shortlisted } = entry.marks;
  return (
    <button
      type="button"
      className={cx(styles.mark, shortlisted && styles.lit)}
      aria-pressed={shortlisted}
      aria-label={texts.star(vendorOf(entry))}
      disabled={isMarking}
      onClick={() => void mark({ shortlisted: !shortlisted })}
    >
      <Icon name="bookmark" />
    </button>
  );
}

/** The current rating again takes it away. */
export function Rating({ entry }: { entry: DeskEntry }) {
  const { mark, isMarking } = useMark(entry.id);
  const now = entry.marks.rating ?? 0;
  return (
    <div role="group" aria-label={texts.rating(vendorOf(entry))} className={styles.rating}>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          type="button"
          className={cx(styles.mark, rating <= now && styles.lit)}
          aria-pressed={rating === now}
          aria-label={texts.stars(rating)}
          disabled={isMarking}
          onClick={() => void mark({ rating: rating === now ? 0 : rating })}
        >
          <Icon name="star" />
        </button>
      ))}
    </div>
  );
}
