import { useState, type DragEvent } from 'react';
import { Icon } from '../../icons/icon.js';
import { cx } from '../cx.js';
import styles from './file-drop.module.css';
import { fileDrop } from './file-drop-texts.js';

interface FileDropProps {
  label: string;
  hint?: string;
  /** As in the `accept` attribute; callers still check the files. */
  accept: string;
  multiple?: boolean;
  /** Bytes of the running upload, which blocks further files. */
  progress?: { sent: number; total: number } | null;
  onFiles: (files: File[]) => void;
}

export function FileDrop({ label, hint, accept, multiple = false, progress, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (progress) return;
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <label
      className={cx(styles.drop, over && !progress && styles.over, progress && styles.busy)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={28} />
      <span>
        <strong>{label}</strong> {fileDrop.orDrop(multiple)}
      </span>
      {hint && <span className="quiet">{hint}</span>}
      {progress && <ProgressBar label={fileDrop.progress} value={progress.sent} max={progress.total} />}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        disabled={Boolean(progress)}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

/** `value` from 0 to `max`. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <div style={{ width: `${share * 100}%` }} />
    </div>
  );
}
