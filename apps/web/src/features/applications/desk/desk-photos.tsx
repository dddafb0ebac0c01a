import { useState } from 'react';
import { ImageView } from '../../../components/images/image-view.js';
import { cx } from '../../../components/ui/cx.js';
import type { ApplicationPhotoFragment as Photo } from '../api/applications.generated.js';
import { photoField as texts } from '../texts/photos.js';
import styles from './desk-photos.module.css';

interface DeskPhotosProps {
  photos: readonly Photo[];
  /** The first is large on a phone too. Otherwise they are in a row there, and it is only as sharp as the screen shows. */
  large?: boolean;
}

/** The first photo large, the others below it; each opens in full. */
export function DeskPhotos({ photos, large = false }: DeskPhotosProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={cx(styles.photos, !large && styles.among)} aria-label={texts.title}>
        {photos.map(({ id, imageUrl, thumbnailUrl }, index) => {
          const source = index === 0 ? (imageUrl ?? thumbnailUrl) : thumbnailUrl;
          const sharp = index === 0 && !large && imageUrl && thumbnailUrl;
          return (
            <li key={id}>
              <button type="button" aria-label={texts.open(index + 1)} onClick={() => setOpen(index)}>
                {source && (
                  <img
                    src={source}
                    srcSet={sharp ? `${thumbnailUrl} 320w, ${imageUrl} 1600w` : undefined}
                    sizes={sharp ? '(max-width: 899px) 33vw, 360px' : undefined}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== null && <ImageView images={photos} first={open} onClose={() => setOpen(null)} />}
    </>
  );
}
