import { useState } from 'react';
import { ImageView } from '../../../../components/images/image-view.js';
import type { ApplicationPhotoFragment as Photo } from '../../api/applications.generated.js';
import { photoField as texts } from '../../texts/photos.js';
import styles from './photos.module.css';

/** The photos of an application. Each opens enlarged. */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.grid} aria-label={texts.title}>
        {photos.map(({ id, thumbnailUrl }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={texts.open(index + 1)}
              onClick={() => setOpen(index)}
            >
              {thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" />}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <ImageView images={photos} first={open} onClose={() => setOpen(null)} />}
    </>
  );
}
