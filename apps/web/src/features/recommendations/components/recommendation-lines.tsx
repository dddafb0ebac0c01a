import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/icons/icon.js';
import { Badge } from '../../../components/ui/badge.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { formatDateRange, formatMonthDay } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import type { RecommendationsQuery } from '../api/recommendations.generated.js';
import { fitsYou as texts } from '../texts.js';
import lines from '../../../components/ui/lines.module.css';
import styles from './recommendations.module.css';

type Recommendation = RecommendationsQuery['recommendations']['data'][number];

/** The service writes in English; the words are translated where they are shown. */
const isAgainst = (reason: string) => /^but no /.test(reason);

function termsOf({ boothFeeCents, applicationFeeCents, applicationDeadline }: Recommendation): string {
  const total = boothFeeCents + applicationFeeCents;
  const fees = total === 0 ? texts.free : texts.fees(formatCents(total));
  return applicationDeadline ? `${fees} · ${texts.applyBy(formatMonthDay(applicationDeadline))}` : fees;
}

interface RecommendationLinesProps {
  recommendations: readonly Recommendation[];
  /** Next to each other; on a phone, the row scrolls. */
  inRow?: boolean;
}

export function RecommendationLines({ recommendations, inRow = false }: RecommendationLinesProps) {
  return (
    <ul className={inRow ? styles.row : lines.lines}>
      {recommendations.map((one) => (
        <li key={one.eventId} className={inRow ? styles.cell : lines.line}>
          <div className={styles.words}>
            <Link to={`/events/${one.eventId}`} className={styles.title}>
              {one.title}
            </Link>
            <span className="quiet">
              {formatDateRange(one.eventDate, one.eventEndDate)} · {placeName(one.city, one.state)}
            </span>
            {!inRow && <span className="quiet">{termsOf(one)}</span>}
            <ul className={styles.reasons}>
              {one.matchReason.split(' · ').map((reason) => (
                <li key={reason}>
                  <Icon name={isAgainst(reason) ? 'info' : 'check'} size={16} />
                  <span className={styles.reason}>
                    <ServiceText>{reason}</ServiceText>
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <Badge tone="green">{texts.score(one.matchScore)}</Badge>
        </li>
      ))}
    </ul>
  );
}
