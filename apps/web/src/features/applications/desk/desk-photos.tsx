import { useState } from 'react';
import { ImageView } from '../../../components/images/image-view.js';
import type { ApplicationPhotoFragment as Photo } from '../api/applications.generated.js';
import { photoField as texts } from '../texts/photos.js';
import styles from './desk-photos.module.css';

/** The first photo large, the others below it; each opens in full. */
export function DeskPhotos({ photos }: { photos: readonly Photo[] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.photos} aria-label={texts.title}>
        {photos.map(({ id, imageUrl, thumbnailUrl }, index) => {
          const source = index === 0 ? (imageUrl ?? thumbnailUrl) : thumbnailUrl;
          return (
            <li key={id}>
              <button type="button" aria-label={texts.open(index + 1)} onClick={() => setOpen(index)}>
                {source && <img src={source} alt="" loading="lazy" decoding="async" />}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && <ImageView images={photos} first={open} onClose={() => setOpen(null)} />}
    </>
  );
}
