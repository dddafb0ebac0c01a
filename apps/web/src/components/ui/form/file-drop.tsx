import { useState, type DragEvent } from 'react';
import { Icon } from '../../icons/icon.js';
import { cx } from '../cx.js';
import { ProgressBar } from '../progress-bar.js';
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
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={fileDrop.progress} value={progress.sent} max={progress.total} />
        </div>
      )}
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
