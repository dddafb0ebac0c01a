import { MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { EventPicture, ownPicture, type PicturedEvent } from '../../../../components/event/event-picture.js';
import { Button } from '../../../../components/ui/button.js';
import { Confirm, Dialog, DialogActions } from '../../../../components/ui/dialog/dialog.js';
import { FileDrop } from '../../../../components/ui/form/file-drop.js';
import { Row, Stack } from '../../../../components/ui/layout.js';
import { Notice } from '../../../../components/ui/notice.js';
import { ProgressBar } from '../../../../components/ui/progress-bar.js';
import { baseApi } from '../../../../lib/api/base-api.js';
import { messageOf } from '../../../../lib/api/message-of.js';
import { refusesFile } from '../../../../lib/files/refuses-file.js';
import { useUploads } from '../../../../lib/files/use-uploads.js';
import { useStay } from '../../../../lib/hooks/use-stay.js';
import { eventPictureRules, imageProblem } from '../../../../lib/images/check-image.js';
import { usePreview } from '../../../../lib/images/use-preview.js';
import { useAppDispatch } from '../../../../lib/state/hooks.js';
import { pictureDialog as texts } from '../../texts/pictures.js';
import { centered, PictureCrop } from './picture-crop.js';
import { pictureKinds, type PictureKind } from './picture-kinds.js';
import styles from './pictures.module.css';

interface PictureDialogProps {
  event: PicturedEvent;
  kind: PictureKind;
  onClose: () => void;
  /** Called when the event shows the change, with the message for the user. */
  onDone: (message: string) => void;
}

const remain = () => undefined;

export function PictureDialog({ event, kind, onClose, onDone }: PictureDialogProps) {
  const { path, field, texts: own, useRemove } = pictureKinds[kind];
  const dispatch = useAppDispatch();
  const { uploads, send } = useUploads();
  const [removePicture] = useRemove();
  const [isAsking, setAsking] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState(centered);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const preview = usePreview(file);
  useStay(file !== null);
  const upload = uploads[0];
  const choose = ([picked]: File[]) => {
    if (!picked) return;
    const found = imageProblem(picked, eventPictureRules);
    setProblem(found ?? '');
    if (found) return;
    setFile(picked);
    setCrop(centered);
  };
  const refuse = () => {
    setProblem(eventPictureRules.wrongType);
    setFile(null);
  };
  const start = async () => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    const { x, y, zoom } = crop;
    const fields = { fileSize: String(file.size), cropX: String(x), cropY: String(y), zoom: String(zoom) };
    const { error } = await send(0, file, `/uploads/${path}/${event.id}`, fields);
    setBusy(false);
    if (error) {
      setProblem(messageOf(error, own.failed));
      if (refusesFile(error)) setFile(null);
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Event']));
    onDone(own.uploaded);
  };
  const remove = async () => {
    const { error } = await removePicture({ id: event.id });
    setAsking(false);
    if (error) setProblem(messageOf(error, own.notRemoved));
    else onDone(own.removed);
  };
  return (
    <Dialog title={own.title} open onClose={busy ? remain : onClose} wide>
      <Stack>
        <p>{texts.forEvent(event.title)}</p>
        <p className="quiet">{texts.where}</p>
        {problem && <Notice tone="error">{problem}</Notice>}
        {file && preview ? (
          <Stack gap={12}>
            <Row gap={12}>
              <strong>{texts.ready}</strong>
              <Button look="quiet" small disabled={busy} onClick={() => setFile(null)}>
                {texts.different}
              </Button>
            </Row>
            <PictureCrop
              url={preview}
              alt={own.preview}
              crop={crop}
              disabled={busy}
              onChange={setCrop}
              onUnreadable={refuse}
            />
          </Stack>
        ) : (
          <>
            <figure>
              <figcaption>{own.current}</figcaption>
              <div className={styles.current}>
                <EventPicture event={event} first={field} />
              </div>
            </figure>
            {ownPicture(event[field]) && (
              <Row>
                <Button look="dangerQuiet" small icon="trash" onClick={() => setAsking(true)}>
                  {own.remove}
                </Button>
              </Row>
            )}
            <FileDrop
              label={texts.choose}
              hint={texts.types}
              accept={eventPictureRules.types.join(',')}
              onFiles={choose}
            />
          </>
        )}
        {!file && (
          <div className={styles.guidelines}>
            <strong>{texts.guidelines}</strong>
            <ul>
              {own.hints(MAX_IMAGE_MEGABYTES).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        )}
        {busy && upload && <ProgressBar label={texts.progress} value={upload.sent} max={upload.total} />}
        <DialogActions>
          <Button busy={busy} disabled={!file} onClick={() => void start()}>
            {busy ? texts.uploading : own.upload}
          </Button>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </DialogActions>
      </Stack>
      <Confirm
        title={own.ask}
        action={own.remove}
        danger
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        {own.effect}
      </Confirm>
    </Dialog>
  );
}
