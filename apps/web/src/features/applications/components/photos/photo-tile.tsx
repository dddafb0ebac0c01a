import type { DragEvent } from 'react';
import { IconButton } from '../../../../components/ui/button.js';
import { cx } from '../../../../components/ui/cx.js';
import type { ApplicationPhotoFragment as Photo } from '../../api/applications.generated.js';
import { photoField as texts } from '../../texts/photos.js';
import styles from './photos.module.css';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  last: boolean;
  dragged: boolean;
  onOpen: () => void;
  onDelete: () => void;
  /** Moves the photo to another index. */
  onMove: (to: number) => void;
  onDrag: (event: 'start' | 'end') => void;
  onDrop: () => void;
}

export function PhotoTile({ photo, index, last, dragged, onOpen, onDelete, onMove, onDrag, onDrop }: PhotoTileProps) {
  const place = index + 1;
  const allow = (event: DragEvent) => event.preventDefault();
  return (
    <li
      className={cx(styles.tile, dragged && styles.dragged)}
      draggable
      onDragStart={() => onDrag('start')}
      onDragEnd={() => onDrag('end')}
      onDragOver={allow}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <button type="button" className={styles.thumbnail} aria-label={texts.open(place)} onClick={onOpen}>
        {photo.thumbnailUrl ? (
          <img src={photo.thumbnailUrl} alt="" draggable={false} decoding="async" />
        ) : (
          <span>{texts.arriving}</span>
        )}
      </button>
      <div className={styles.tools}>
        <IconButton icon="left" label={texts.earlier(place)} disabled={index === 0} onClick={() => onMove(index - 1)} />
        <IconButton icon="right" label={texts.later(place)} disabled={last} onClick={() => onMove(index + 1)} />
        <IconButton icon="trash" label={texts.remove(place)} onClick={onDelete} />
      </div>
    </li>
  );
}
