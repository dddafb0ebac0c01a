import { Suspense, useState } from 'react';
import { mediaSources } from '../../lib/images/media-sources.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { Awning } from '../art/awning.js';
import type { ScenicEvent } from '../art/event-scene.js';
import styles from './event-picture.module.css';

const EventScene = lazyPart(() => import('../art/event-scene.js'), 'EventScene');

export interface PicturedEvent extends ScenicEvent {
  title: string;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
}

/** What imports give every event; six of them would repeat in a list. */
const stock = /^\/images\/banners\//;
export const ownPicture = (url: string | null) => (url && stock.test(url) ? null : url);

interface EventPictureProps {
  event: PicturedEvent;
  /** As on the page of the event. */
  large?: boolean;
  first?: 'bannerImageUrl' | 'eventImageUrl';
}

/**
 * The page shows the banner, else the event image; cards show the event image, else the banner. A scene replaces an
 * image that is missing or fails to load.
 */
export function EventPicture({
  event,
  large = false,
  first = large ? 'bannerImageUrl' : 'eventImageUrl',
}: EventPictureProps) {
  const source = ownPicture(event[first]) ?? ownPicture(event.bannerImageUrl) ?? ownPicture(event.eventImageUrl);
  const [broken, setBroken] = useState<string>();
  if (source && source !== broken) {
    const sources = mediaSources(source);
    const sizes = large ? '(min-width: 1200px) 1140px, 100vw' : '(min-width: 720px) 400px, 100vw';
    return (
      <picture>
        {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          className={styles.picture}
          src={source}
          srcSet={sources?.webp}
          sizes={sources ? sizes : undefined}
          alt=""
          loading={large ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(source)}
        />
      </picture>
    );
  }
  return (
    <div className={styles.scene}>
      <Suspense>
        <EventScene event={event} wide={large} />
      </Suspense>
      <Awning className={styles.edge} height={large ? 22 : 14} stripe={large ? 30 : 20} />
    </div>
  );
}
