import { MAX_EVENT_FILE_MEGABYTES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { FileDrop } from '../../../components/ui/form/file-drop.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useCloseAfter } from '../../../lib/hooks/use-close-after.js';
import { useStay } from '../../../lib/hooks/use-stay.js';
import { accept, selectFiles } from '../rules.js';
import { uploadDialog } from '../texts.js';
import { useUpload, type ChosenFile, type Uploaded } from '../use-upload.js';
import styles from './attachments.module.css';
import { ChosenRow } from './chosen-row.js';

const closeAfterMs = 1_000;

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
  const { uploads, turn, first, isRefused, start, cancel, allow, reset } = useUpload(eventId);
  const busy = turn !== undefined;
  const locked = busy || first !== undefined;
  const sendable = chosen.filter((one) => !isRefused(one)).length;
  const sent = chosen.reduce((sum, _one, index) => sum + (uploads[index]?.sent ?? 0), 0);
  const total = chosen.reduce((sum, { file }) => sum + file.size, 0);
  const add = (picked: File[]) => {
    const known = chosen.map(({ file }) => file);
    const { files, problems: refused } = selectFiles(known, picked, slots);
    setChosen([...chosen, ...files.slice(known.length).map((file) => ({ file, description: '' }))]);
    setProblems(refused);
    reset();
  };
  const remove = (index: number) => {
    setChosen(chosen.filter((_one, at) => at !== index));
    reset();
  };
  const describe = (index: number, description: string) => {
    setChosen(chosen.map((one, at) => (at === index ? { ...one, description } : one)));
    allow(chosen[index]?.file);
  };
  const close = () => {
    cancel();
    if (!first) return onClose();
    const failed = chosen.filter((_one, index) => uploads[index]?.state === 'failed').map(({ file }) => file.name);
    if (failed.length > 0) toast(uploadDialog.notUploaded(failed), 'error');
    onUploaded(first);
  };
  useStay(chosen.length > 0);
  useCloseAfter(first !== undefined, close, closeAfterMs);
  return (
    <Dialog title={uploadDialog.title} open onClose={close} wide>
      <Stack>
        <FileDrop
          label={uploadDialog.choose}
          hint={uploadDialog.allowed(MAX_EVENT_FILE_MEGABYTES)}
          accept={accept}
          multiple
          progress={locked ? { sent, total } : null}
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
          {chosen.map((one, index) => (
            <ChosenRow
              key={`${one.file.name}-${one.file.size}`}
              chosen={one}
              upload={uploads[index]}
              turn={turn}
              locked={locked}
              onDescribe={(description) => describe(index, description)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
        <DialogActions>
          <Button busy={busy} disabled={sendable === 0 || locked} onClick={() => void start(chosen)}>
            {uploadDialog.send}
          </Button>
          <Button look="secondary" onClick={close}>
            {uploadDialog.cancel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
