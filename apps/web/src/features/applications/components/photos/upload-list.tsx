import { Button, IconButton } from '../../../../components/ui/button.js';
import { ProgressBar } from '../../../../components/ui/file-drop.js';
import { Row } from '../../../../components/ui/layout.js';
import { Notice } from '../../../../components/ui/notice.js';
import { formatBytes } from '../../../../lib/format/text.js';
import { photoField as texts } from '../../texts/photos.js';
import styles from './photos.module.css';
import type { PhotoUpload } from './use-photo-uploads.js';

interface UploadListProps {
  uploads: readonly PhotoUpload[];
  onRetry: (upload: PhotoUpload) => void;
  onDismiss: (key: number) => void;
}

/** Photos on their way, and those that failed. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => {
        const { key, file, sent, problem } = upload;
        return (
          <li key={key}>
            {problem ? (
              <Notice
                tone="error"
                actions={
                  <Row gap={8}>
                    <Button
                      small
                      look="secondary"
                      aria-label={texts.retryOf(file.name)}
                      onClick={() => onRetry(upload)}
                    >
                      {texts.retry}
                    </Button>
                    <IconButton icon="close" label={texts.removeUpload(file.name)} onClick={() => onDismiss(key)} />
                  </Row>
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
