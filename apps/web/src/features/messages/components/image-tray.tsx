import { IconButton } from '../../../components/ui/button.js';
import { UploadList } from '../../../components/images/upload-list.js';
import { usePreview } from '../../../lib/images/use-preview.js';
import { composer as texts } from '../texts.js';
import type { MessageImages, ReadyImage } from '../use-message-images.js';
import styles from './image-tray.module.css';

function Ready({ image, place, onRemove }: { image: ReadyImage; place: number; onRemove: () => void }) {
  const preview = usePreview(image.file);
  return (
    <li className={styles.image}>
      {preview && <img src={preview} alt={texts.photoAt(place)} title={image.file.name} />}
      <IconButton icon="close" label={texts.removePhoto(place)} onClick={onRemove} />
    </li>
  );
}

/** The images of the message that is being written. */
export function ImageTray({ images }: { images: MessageImages }) {
  const { ready, pending, problems, retry, dismiss, remove } = images;
  return (
    <>
      <div role="status" className="visually-hidden">
        {ready.length > 0 && texts.photoAdded(ready.length)}
      </div>
      {ready.length + pending.length + problems.length > 0 && (
        <div className={styles.tray}>
          {ready.length > 0 && (
            <ul className={styles.ready} aria-label={texts.photos}>
              {ready.map((image, index) => (
                <Ready key={image.id} image={image} place={index + 1} onRemove={() => remove(image.id)} />
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
