import { MAX_EVENT_FILE_MEGABYTES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { FileDrop } from '../../../components/ui/form/file-drop.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { Upload } from '../../../lib/files/uploads.slice.js';
import { useCloseAfter } from '../../../lib/hooks/use-close-after.js';
import { formatBytes } from '../../../lib/format/text.js';
import { accept, selectFiles } from '../rules.js';
import { uploadDialog } from '../texts.js';
import { useUpload, type ChosenFile, type Uploaded } from '../use-upload.js';
import styles from './attachments.module.css';

const closeAfterMs = 1_000;

function Progress({
  upload,
  current = 0,
  total = 0,
}: {
  upload: Upload | undefined;
  current?: number;
  total?: number;
}) {
  if (!upload) return null;
  const text =
    upload.state === 'sending'
      ? uploadDialog.sending(current, total)
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

interface UploadDialogProps {
  eventId: string;
  slots: number;
  onClose: () => void;
  /** Gets the first file that arrived. */
  onUploaded: (first: Uploaded) => void;
}

export function UploadDialog({ eventId, slots, onClose, onUploaded }: UploadDialogProps) {
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const { uploads, progress, isRefused, start, reset } = useUpload(eventId);
  const [first, setFirst] = useState<Uploaded>();
  const busy = progress !== undefined;
  const sendable = chosen.filter((one) => !isRefused(one)).length;
  const add = (picked: File[]) => {
    const known = chosen.map(({ file }) => file);
    const { files, problems: refused } = selectFiles(known, picked, slots);
    setChosen([...chosen, ...files.slice(known.length).map((file) => ({ file, description: '' }))]);
    setProblems(refused);
    setFirst(undefined);
    reset();
  };
  const upload = async () => {
    setFirst(await start(chosen));
  };
  const close = () => (first ? onUploaded(first) : onClose());
  useCloseAfter(first !== undefined, close, closeAfterMs);
  return (
    <Dialog title={uploadDialog.title} open onClose={close} wide>
      <Stack>
        <FileDrop
          label={uploadDialog.choose}
          hint={uploadDialog.allowed(MAX_EVENT_FILE_MEGABYTES)}
          accept={accept}
          multiple
          onFiles={add}
        />
        {problems.length > 0 && (
          <Notice tone="error">
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Notice>
        )}
        <ul className={styles.chosen}>
          {chosen.map(({ file, description }, index) => (
            <li key={`${file.name}-${file.size}`}>
              <div className={styles.line}>
                <span>
                  <strong>{file.name}</strong> · {formatBytes(file.size)}
                </span>
                {!busy && (
                  <IconButton
                    icon="close"
                    label={uploadDialog.removeOf(file.name)}
                    onClick={() => {
                      setChosen(chosen.filter((_one, at) => at !== index));
                      reset();
                    }}
                  />
                )}
              </div>
              <input
                aria-label={uploadDialog.descriptionOf(file.name)}
                placeholder={uploadDialog.description}
                value={description}
                disabled={busy}
                onChange={(event) =>
                  setChosen(chosen.map((one, at) => (at === index ? { ...one, description: event.target.value } : one)))
                }
              />
              <Progress upload={uploads[index]} {...progress} />
            </li>
          ))}
        </ul>
        <Row>
          <Button busy={busy} disabled={sendable === 0} onClick={() => void upload()}>
            {uploadDialog.send}
          </Button>
          <Button look="secondary" onClick={close}>
            {uploadDialog.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
