import { useEffect, useState } from 'react';
import { IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import styles from './images.module.css';
import { imageView as texts } from './texts.js';

export interface ShownImage {
  id: string;
  imageUrl?: string | null;
  thumbnailUrl?: string | null;
}

interface ImageViewProps {
  images: readonly ShownImage[];
  first: number;
  onClose: () => void;
  /** What the image at a place, from 1, shows. */
  label?: (place: number, all: number) => string;
}

/** One image, enlarged. The arrow keys show the others. */
export function ImageView({ images, first, onClose, label = texts.large }: ImageViewProps) {
  const [at, setAt] = useState(first);
  const place = Math.min(at, images.length - 1);
  const image = images[place];
  const turn = (by: number) => setAt((place + by + images.length) % images.length);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  if (!image) return null;
  const name = label(place + 1, images.length);
  return (
    <Dialog title={name} open onClose={onClose} wide>
      {image.imageUrl && <img className={styles.large} src={image.imageUrl} alt={name} />}
      {images.length > 1 && (
        <div className={styles.turn}>
          <IconButton icon="left" label={texts.previous} onClick={() => turn(-1)} />
          <IconButton icon="right" label={texts.next} onClick={() => turn(1)} />
        </div>
      )}
    </Dialog>
  );
}
