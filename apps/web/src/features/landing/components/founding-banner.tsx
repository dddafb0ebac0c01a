import { LinkButton } from '../../../components/ui/button.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useFoundingPlacesQuery, useLandingTextsQuery } from '../api/landing.generated.js';
import { founding, samples } from '../texts.js';
import styles from './founding-banner.module.css';
import { SampleMark } from './sample-mark.js';

export function FoundingBanner() {
  const { data, isLoading } = useFoundingPlacesQuery();
  const { data: landing, isLoading: areTextsLoading } = useLandingTextsQuery();
  if (isLoading || areTextsLoading) return <div className={styles.place} aria-hidden="true" />;
  const { limit, left } = data?.places ?? { limit: 0, left: 0 };
  if (left === 0) return null;
  const offer = landing?.texts.offer;
  const pitches = Math.min(limit, 100);
  const taken = pitches - Math.round((left / limit) * pitches);
  return (
    <aside className={styles.sign} aria-label={founding.for(formatCount(limit))}>
      <div className={styles.inner}>
        <div>
          {offer && (
            <p className={styles.lead}>
              <ServiceText>{offer.lead}</ServiceText>
            </p>
          )}
          <h2>{founding.for(formatCount(limit))}</h2>
          {offer && (
            <p>
              <ServiceText>{offer.text}</ServiceText>
            </p>
          )}
          {landing?.texts.samples.includes('offer') && <SampleMark>{samples.offer}</SampleMark>}
        </div>
        <div className={styles.count}>
          <div className={styles.pitches} aria-hidden="true">
            {Array.from({ length: pitches }, (_, i) => (
              <i key={i} className={i < taken ? styles.taken : undefined} />
            ))}
          </div>
          <strong>{founding.left(formatCount(left))}</strong>
          {offer && (
            <LinkButton look="secondary" to="/register">
              <ServiceText>{offer.action}</ServiceText>
            </LinkButton>
          )}
        </div>
      </div>
    </aside>
  );
}
