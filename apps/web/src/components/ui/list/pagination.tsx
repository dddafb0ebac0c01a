import { pageSlots } from '../../../lib/lists/pages.js';
import { Icon } from '../../icons/icon.js';
import { cx } from '../cx.js';
import styles from './pagination.module.css';
import { pagination } from '../texts.js';

/**
 * `page` counts from 1. Nothing shows when everything fits on one page. An arrow that leads nowhere is not `disabled`,
 * to keep the focus at the last page.
 */
export function Pagination({
  page,
  total,
  pageSize,
  onPage,
  label,
}: {
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
  label: string;
}) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.page}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
            aria-label={pagination.previous}
          >
            <Icon name="left" />
          </button>
        </li>
        {pageSlots(page, last).map((slot, index) =>
          slot === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={slot}>
              <button
                type="button"
                className={cx(styles.page, slot === page && styles.current)}
                aria-current={slot === page ? 'page' : undefined}
                aria-label={pagination.page(slot)}
                onClick={() => onPage(slot)}
              >
                {slot}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className={styles.page}
            aria-disabled={page >= last}
            onClick={() => page < last && onPage(page + 1)}
            aria-label={pagination.next}
          >
            <Icon name="right" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
