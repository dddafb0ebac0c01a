import type { DragEvent } from 'react';
import { IconButton } from '../../../../components/ui/button.js';
import { cx } from '../../../../components/ui/cx.js';
import { MoveButtons } from '../../../../components/ui/list/move-buttons.js';
import type { ApplicationPhotoFragment as Photo } from '../../api/applications.generated.js';
import { photoField as texts } from '../../texts/photos.js';
import styles from './photos.module.css';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  dragged: boolean;
  onOpen: () => void;
  onDelete: () => void;
  onMove: (by: -1 | 1) => void;
  onDrag: (event: 'start' | 'end') => void;
  onDrop: () => void;
}

export function PhotoTile({ photo, index, count, dragged, onOpen, onDelete, onMove, onDrag, onDrop }: PhotoTileProps) {
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
        <MoveButtons
          sideways
          index={index}
          count={count}
          earlier={texts.earlier(place)}
          later={texts.later(place)}
          onMove={onMove}
        />
        <IconButton icon="trash" label={texts.remove(place)} onClick={onDelete} />
      </div>
    </li>
  );
}
