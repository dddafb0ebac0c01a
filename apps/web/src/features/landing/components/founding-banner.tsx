import { LinkButton } from '../../../components/ui/button.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useFoundingPlacesQuery } from '../api/landing.generated.js';
import { founding } from '../texts.js';
import styles from './founding-banner.module.css';

export function FoundingBanner() {
  const { data, isLoading } = useFoundingPlacesQuery();
  if (isLoading) return <div className={styles.place} aria-hidden="true" />;
  const { limit, left } = data?.places ?? { limit: 0, left: 0 };
  if (left === 0) return null;
  const pitches = Math.min(limit, 100);
  const taken = pitches - Math.round((left / limit) * pitches);
  return (
    <aside className={styles.sign} aria-label={founding.for(formatCount(limit))}>
      <div className={styles.inner}>
        <div>
          <h2>
            {founding.lead} <span>{founding.for(formatCount(limit))}</span>
          </h2>
          <p>{founding.text}</p>
        </div>
        <div className={styles.count}>
          <div className={styles.pitches} aria-hidden="true">
            {Array.from({ length: pitches }, (_, i) => (
              <i key={i} className={i < taken ? styles.taken : undefined} />
            ))}
          </div>
          <strong>{founding.left(formatCount(left))}</strong>
          <LinkButton look="secondary" to="/register">
            {founding.action}
          </LinkButton>
        </div>
      </div>
    </aside>
  );
}
