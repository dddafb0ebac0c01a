import { Icon } from '../../../components/icons/icon.js';
import { IconButton } from '../../../components/ui/button.js';
import { UploadList } from '../../../components/images/upload-list.js';
import { formatBytes } from '../../../lib/format/text.js';
import { usePreview } from '../../../lib/images/use-preview.js';
import { composer as texts } from '../texts/messages.js';
import type { MessageFiles } from '../use-message-files.js';
import type { ReadyFile } from '../use-ready-files.js';
import styles from './file-tray.module.css';

function ReadyImage({ file, place, onRemove }: { file: File; place: number; onRemove: () => void }) {
  const preview = usePreview(file);
  return (
    <li className={styles.image}>
      {preview && <img src={preview} alt={texts.photoAt(place)} title={file.name} />}
      <IconButton icon="close" label={texts.removePhoto(place)} onClick={onRemove} />
    </li>
  );
}

function ReadyDocument({ file: { name, size }, onRemove }: { file: ReadyFile; onRemove: () => void }) {
  return (
    <li className={styles.document}>
      <Icon name="file" />
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.size}>{formatBytes(size)}</span>
      <IconButton icon="close" label={texts.removeFile(name)} onClick={onRemove} />
    </li>
  );
}

/** The photos and files of the message that is being written. */
export function FileTray({ files }: { files: MessageFiles }) {
  const { images, documents, pending, earlier, problems, retry, dismiss, remove } = files;
  const ready = images.length + documents.length;
  return (
    <>
      <div role="status" className="visually-hidden">
        {ready > 0 && texts.ready(images.length, documents.length)}
      </div>
      {ready + pending.length + earlier + problems.length > 0 && (
        <div className={styles.tray}>
          {ready > 0 && (
            <ul className={styles.ready} aria-label={texts.attached}>
              {[...images, ...documents].map((one, index) => {
                const onRemove = () => remove(one.id);
                return one.file && !one.isPdf ? (
                  <ReadyImage key={one.id} file={one.file} place={index + 1} onRemove={onRemove} />
                ) : (
                  <ReadyDocument key={one.id} file={one} onRemove={onRemove} />
                );
              })}
            </ul>
          )}
          {earlier > 0 && <p>{texts.uploading(earlier)}</p>}
          <UploadList uploads={pending} onRetry={retry} onDismiss={dismiss} />
          {problems.length > 0 && (
            <div className={styles.problems} role="alert">
              {problems.map((problem) => (
                <div key={problem}>{problem}</div>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}
