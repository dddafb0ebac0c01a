import { Button, IconButton } from '../ui/button.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { Notice } from '../ui/notice.js';
import { formatBytes } from '../../lib/format/text.js';
import type { QueuedUpload } from '../../lib/files/use-upload-queue.js';
import styles from './images.module.css';
import { uploadList as texts } from './texts.js';

interface UploadListProps {
  uploads: readonly QueuedUpload[];
  onRetry: (upload: QueuedUpload) => void;
  onDismiss: (key: number) => void;
}

/** Files on their way, and those that failed. Only another file helps where the file itself is refused. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => {
        const { key, file, sent, problem, refused } = upload;
        return (
          <li key={key}>
            {problem ? (
              <Notice
                tone="error"
                actions={
                  !refused && (
                    <Button
                      small
                      look="secondary"
                      aria-label={texts.retryOf(file.name)}
                      onClick={() => onRetry(upload)}
                    >
                      {texts.retry}
                    </Button>
                  )
                }
                dismiss={
                  <IconButton icon="close" label={texts.removeUpload(file.name)} onClick={() => onDismiss(key)} />
                }
              >
                {problem}
              </Notice>
            ) : (
              <>
                <span>
                  {file.name} · {sent === 0 ? texts.waiting : sent < file.size ? formatBytes(sent) : texts.arriving}
                </span>
                <ProgressBar label={texts.progress(file.name)} value={sent} max={file.size} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
