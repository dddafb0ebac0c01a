import { useState } from 'react';
import { Awning } from '../art/awning.js';
import { Scene } from '../art/scene.js';
import styles from './event-picture.module.css';

interface Pictured {
  title: string;
  eventType: string;
  bannerImageUrl: string | null;
  eventImageUrl: string | null;
}

/** Banner, else image, else the scene of its type, also when an image fails to load. */
export function EventPicture({ event, large = false }: { event: Pictured; large?: boolean }) {
  const [broken, setBroken] = useState(false);
  const source = event.bannerImageUrl ?? event.eventImageUrl;
  if (source && !broken) {
    return (
      <img
        className={styles.picture}
        src={source}
        alt=""
        loading={large ? 'eager' : 'lazy'}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <div className={styles.scene}>
      <Scene type={event.eventType} wide={large} />
      <Awning className={styles.edge} height={large ? 22 : 14} stripe={large ? 30 : 20} />
    </div>
  );
}
