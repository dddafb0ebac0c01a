import { useState } from 'react';
import { formatBytes } from '../../lib/format/text.js';
import { saveFrom } from '../../lib/files/save-file.js';
import { Icon } from '../icons/icon.js';
import { toast } from '../ui/toast.js';
import { Spinner } from '../ui/loading.js';
import styles from './file-strip.module.css';
import { fileStrip as texts } from './texts.js';

interface ShownFile {
  id: string;
  /** null while the file is on its way, or once it is gone. */
  filename: string | null;
  fileSize: number | null;
}

interface FileStripProps {
  files: readonly ShownFile[];
  /** A link to the file, or null if there is none. */
  linkTo: (id: string) => Promise<string | null>;
  /** Whether a file without a name is still on its way. */
  arriving?: boolean;
}

type KnownFile = ShownFile & { filename: string };

function Download({ file: { id, filename, fileSize }, linkTo }: { file: KnownFile } & Pick<FileStripProps, 'linkTo'>) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    const url = await linkTo(id);
    setBusy(false);
    if (url) saveFrom(url, filename);
    else toast(texts.failed(filename), 'error');
  };
  return (
    <button
      type="button"
      className={styles.file}
      title={filename}
      aria-busy={busy || undefined}
      aria-label={texts.downloadOf(filename)}
      onClick={() => void download()}
    >
      {busy ? <Spinner /> : <Icon name="download" />}
      <span className={styles.name} dir="auto">
        {filename}
      </span>
      {fileSize !== null && <span className={styles.size}>{formatBytes(fileSize)}</span>}
    </button>
  );
}

/** Files to download. Each link is made when it is needed, because it expires. */
export function FileStrip({ files, linkTo, arriving = false }: FileStripProps) {
  return (
    <ul className={styles.strip} aria-label={texts.label}>
      {files.map((file) => (
        <li key={file.id}>
          {file.filename === null ? (
            <div className={styles.file}>{arriving ? texts.arriving : texts.gone}</div>
          ) : (
            <Download file={{ ...file, filename: file.filename }} linkTo={linkTo} />
          )}
        </li>
      ))}
    </ul>
  );
}
