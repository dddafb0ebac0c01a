import { Icon } from '../../../components/icons/icon.js';
import { IconButton } from '../../../components/ui/button.js';
import { UploadList } from '../../../components/images/upload-list.js';
import { formatBytes } from '../../../lib/format/text.js';
import { usePreview } from '../../../lib/images/use-preview.js';
import { composer as texts } from '../texts/messages.js';
import type { MessageFiles, ReadyFile } from '../use-message-files.js';
import styles from './file-tray.module.css';

function ReadyImage({ image, place, onRemove }: { image: ReadyFile; place: number; onRemove: () => void }) {
  const preview = usePreview(image.file);
  return (
    <li className={styles.image}>
      {preview && <img src={preview} alt={texts.photoAt(place)} title={image.file.name} />}
      <IconButton icon="close" label={texts.removePhoto(place)} onClick={onRemove} />
    </li>
  );
}

function ReadyDocument({ file: { name, size }, onRemove }: { file: File; onRemove: () => void }) {
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
  const { images, documents, pending, problems, retry, dismiss, remove } = files;
  const ready = images.length + documents.length;
  return (
    <>
      <div role="status" className="visually-hidden">
        {ready > 0 && texts.ready(images.length, documents.length)}
      </div>
      {ready + pending.length + problems.length > 0 && (
        <div className={styles.tray}>
          {ready > 0 && (
            <ul className={styles.ready} aria-label={texts.attached}>
              {images.map((image, index) => (
                <ReadyImage key={image.id} image={image} place={index + 1} onRemove={() => remove(image.id)} />
              ))}
              {documents.map(({ id, file }) => (
                <ReadyDocument key={id} file={file} onRemove={() => remove(id)} />
              ))}
            </ul>
          )}
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
