import { useState } from 'react';
import { IconButton } from '../../../../components/ui/button.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import type { ApplicationPhotoFragment as Photo } from '../../api/applications.generated.js';
import { photoField as texts } from '../../texts/photos.js';
import styles from './photos.module.css';

/** One photo in large; the arrow keys turn to the others. */
export function PhotoView({
  photos,
  first,
  onClose,
}: {
  photos: readonly Photo[];
  first: number;
  onClose: () => void;
}) {
  const [at, setAt] = useState(first);
  const place = Math.min(at, photos.length - 1);
  const photo = photos[place];
  const turn = (by: number) => setAt((place + by + photos.length) % photos.length);
  if (!photo) return null;
  const label = texts.large(place + 1, photos.length);
  return (
    <Dialog title={label} open onClose={onClose} wide>
      <div
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1);
          if (key === 'ArrowRight') turn(1);
        }}
      >
        {photo.imageUrl && <img className={styles.large} src={photo.imageUrl} alt={label} />}
        {photos.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon="left" label={texts.previous} onClick={() => turn(-1)} />
            <IconButton icon="right" label={texts.next} onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
