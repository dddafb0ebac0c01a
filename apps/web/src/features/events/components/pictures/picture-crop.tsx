import { useRef, useState, type PointerEvent } from 'react';
import { pictureDialog as texts } from '../../texts/pictures.js';
import styles from './pictures.module.css';

/** As the service cuts it: 2:1, enlarged by `zoom`, moved from the left (0) to the right (1) and down. */
interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const centered: Crop = { x: 0.5, y: 0.5, zoom: 1 };
const within = (value: number) => Math.min(1, Math.max(0, value));

interface PictureCropProps {
  url: string;
  alt: string;
  crop: Crop;
  disabled: boolean;
  onChange: (crop: Crop) => void;
  /** The file is no image. */
  onUnreadable: () => void;
}

export function PictureCrop({ url, alt, crop, disabled, onChange, onUnreadable }: PictureCropProps) {
  const image = useRef<HTMLImageElement>(null);
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const drag = (event: PointerEvent) => {
    const shown = image.current;
    if (!from || !shown || disabled) return;
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = shown;
    const cover = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight) * crop.zoom;
    const moved = (by: number, overflow: number) => (overflow > 1 ? by / overflow : 0);
    onChange({
      ...crop,
      x: within(crop.x - moved(event.clientX - from.x, naturalWidth * cover - clientWidth)),
      y: within(crop.y - moved(event.clientY - from.y, naturalHeight * cover - clientHeight)),
    });
    setFrom({ x: event.clientX, y: event.clientY });
  };
  const place = `${crop.x * 100}% ${crop.y * 100}%`;
  const slider = (label: string, key: keyof Crop, min: number, max: number) => (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[key]}
        disabled={disabled}
        onChange={(event) => onChange({ ...crop, [key]: Number(event.target.value) })}
      />
    </label>
  );
  return (
    <div className={styles.crop}>
      <div
        role="presentation"
        className={styles.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom(null)}
        onPointerCancel={() => setFrom(null)}
      >
        <img
          ref={image}
          src={url}
          alt={alt}
          draggable={false}
          onError={onUnreadable}
          style={{ objectPosition: place, transformOrigin: place, transform: `scale(${crop.zoom})` }}
        />
      </div>
      <p className="quiet">{texts.crop}</p>
      <div className={styles.sliders}>
        {slider(texts.zoom, 'zoom', 1, 3)}
        {slider(texts.horizontal, 'x', 0, 1)}
        {slider(texts.vertical, 'y', 0, 1)}
      </div>
    </div>
  );
}
