import { MAX_FILE_DESCRIPTION_LENGTH } from '@stallbook/kernel/limits';
import { IconButton } from '../../../components/ui/button.js';
import type { Upload } from '../../../lib/files/use-uploads.js';
import { formatBytes } from '../../../lib/format/text.js';
import { uploadDialog } from '../texts.js';
import type { ChosenFile, Turn } from '../use-upload.js';
import styles from './attachments.module.css';

interface ChosenRowProps {
  chosen: ChosenFile;
  upload: Upload | undefined;
  turn: Turn | undefined;
  locked: boolean;
  onDescribe: (description: string) => void;
  onRemove: () => void;
}

export function ChosenRow({ chosen, upload, turn, locked, onDescribe, onRemove }: ChosenRowProps) {
  const { file, description } = chosen;
  return (
    <li>
      <div className={styles.line}>
        <span>
          <strong>{file.name}</strong> · {formatBytes(file.size)}
        </span>
        {!locked && <IconButton icon="close" label={uploadDialog.removeOf(file.name)} onClick={onRemove} />}
      </div>
      <input
        aria-label={uploadDialog.descriptionOf(file.name)}
        placeholder={uploadDialog.description}
        value={description}
        maxLength={MAX_FILE_DESCRIPTION_LENGTH}
        disabled={locked}
        onChange={(event) => onDescribe(event.target.value)}
      />
      <Progress upload={upload} turn={turn} />
    </li>
  );
}

function Progress({ upload, turn }: Pick<ChosenRowProps, 'upload' | 'turn'>) {
  if (!upload) return null;
  const text =
    upload.state === 'sending'
      ? uploadDialog.sending(turn?.current ?? 0, turn?.total ?? 0)
      : upload.state === 'done'
        ? uploadDialog.sent
        : uploadDialog.failed;
  return (
    <div role="status">
      <div>{text}</div>
      {upload.message && <div>{upload.message}</div>}
    </div>
  );
}
