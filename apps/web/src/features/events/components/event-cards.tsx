import type { ReactNode } from 'react';
import { cx } from '../../../components/ui/cx.js';

import { EventCard, type CardEvent } from './event-card.js';
import styles from './event-list.module.css';

interface EventCardsProps {
  events: readonly CardEvent[];
  stale?: boolean;
  onClaim?: (event: CardEvent) => void;
  save?: (event: CardEvent) => ReactNode;
  apply?: (event: CardEvent) => ReactNode;
}

export function EventCards({ events, stale = false, onClaim, save, apply }: EventCardsProps) {
  return (
    <ul className={cx(styles.list, stale && styles.stale)} aria-busy={stale}>
      {events.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          onClaim={onClaim && (() => onClaim(event))}
          save={save?.(event)}
          apply={apply?.(event)}
        />
      ))}
    </ul>
  );
}
