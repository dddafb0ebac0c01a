import { useState } from 'react';
import { ImageView, type ShownImage } from './image-view.js';
import styles from './images.module.css';
import { imageStrip as texts } from './texts.js';

interface ImageStripProps {
  images: readonly ShownImage[];
  label: (place: number, all: number) => string;
  /** Whether an image without a link is still on its way. */
  arriving?: boolean;
}

/** Thumbnails of one size. Each opens enlarged. */
export function ImageStrip({ images, label, arriving = false }: ImageStripProps) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = images.filter(({ imageUrl }) => imageUrl);
  const first = shown.findIndex(({ id }) => id === open);
  return (
    <>
      <ul className={styles.strip} aria-label={texts.label}>
        {images.map(({ id, imageUrl, thumbnailUrl }, index) => (
          <li key={id}>
            {imageUrl && thumbnailUrl ? (
              <button type="button" className={styles.thumbnail} onClick={() => setOpen(id)}>
                <img src={thumbnailUrl} alt={label(index + 1, images.length)} decoding="async" />
              </button>
            ) : (
              <div className={styles.thumbnail}>{arriving ? texts.arriving : texts.gone}</div>
            )}
          </li>
        ))}
      </ul>
      {first >= 0 && <ImageView images={shown} first={first} label={label} onClose={() => setOpen(null)} />}
    </>
  );
}
