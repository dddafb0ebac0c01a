import { MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { EventPicture, type PicturedEvent } from '../../../../components/event/event-picture.js';
import { Button } from '../../../../components/ui/button.js';
import { Dialog } from '../../../../components/ui/dialog/dialog.js';
import { FileDrop, ProgressBar } from '../../../../components/ui/form/file-drop.js';
import { Row, Stack } from '../../../../components/ui/layout.js';
import { Notice } from '../../../../components/ui/notice.js';
import { baseApi } from '../../../../lib/api/base-api.js';
import { refusesFile } from '../../../../lib/files/refuses-file.js';
import { useUploads } from '../../../../lib/files/use-uploads.js';
import { bannerRules, imageProblem } from '../../../../lib/images/check-image.js';
import { usePreview } from '../../../../lib/images/use-preview.js';
import { useAppDispatch } from '../../../../lib/state/hooks.js';
import { bannerDialog as texts } from '../../texts/banner.js';
import styles from './banner.module.css';
import { BannerCrop, centered } from './banner-crop.js';

export interface BannerEvent {
  id: string;
  title: string;
  bannerImageUrl: string | null;
}

interface BannerDialogProps {
  event: PicturedEvent;
  onClose: () => void;
  /** Gets the updated event. */
  onUploaded: (event: BannerEvent) => void;
}

/** Refusals that say what to do; anything else is a failed upload. */
const telling = new Set(['BAD_INPUT', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'RATE_LIMITED', 'PERMISSION_DENIED']);

const stay = () => undefined;

export function BannerDialog({ event, onClose, onUploaded }: BannerDialogProps) {
  const dispatch = useAppDispatch();
  const { uploads, send } = useUploads();
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState(centered);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const preview = usePreview(file);
  const upload = uploads[0];
  const choose = ([picked]: File[]) => {
    if (!picked) return;
    const found = imageProblem(picked, bannerRules);
    setProblem(found ?? '');
    if (found) return;
    setFile(picked);
    setCrop(centered);
  };
  const refuse = () => {
    setProblem(bannerRules.wrongType);
    setFile(null);
  };
  const start = async () => {
    if (!file) return;
    setBusy(true);
    setProblem('');
    const { x, y, zoom } = crop;
    const fields = { fileSize: String(file.size), cropX: String(x), cropY: String(y), zoom: String(zoom) };
    const { data, error } = await send<BannerEvent>(0, file, `/uploads/event-banners/${event.id}`, fields);
    setBusy(false);
    if (error) {
      setProblem(telling.has(error.code) ? error.message : texts.failed);
      if (refusesFile(error)) setFile(null);
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Event']));
    onUploaded(data);
  };
  return (
    <Dialog title={texts.title} open onClose={busy ? stay : onClose} wide>
      <Stack>
        <p>{texts.forEvent(event.title)}</p>
        {problem && <Notice tone="error">{problem}</Notice>}
        {file && preview ? (
          <Stack gap={12}>
            <Row gap={12}>
              <strong>{texts.ready}</strong>
              <Button look="quiet" small disabled={busy} onClick={() => setFile(null)}>
                {texts.different}
              </Button>
            </Row>
            <BannerCrop url={preview} crop={crop} disabled={busy} onChange={setCrop} onUnreadable={refuse} />
          </Stack>
        ) : (
          <>
            <figure>
              <figcaption>{texts.current}</figcaption>
              <div className={styles.current}>
                <EventPicture event={event} />
              </div>
            </figure>
            <FileDrop label={texts.choose} hint={texts.types} accept={bannerRules.types.join(',')} onFiles={choose} />
          </>
        )}
        {!file && (
          <div className={styles.guidelines}>
            <strong>{texts.guidelines}</strong>
            <ul>
              {texts.hints(MAX_IMAGE_MEGABYTES).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </div>
        )}
        {busy && upload && <ProgressBar label={texts.progress} value={upload.sent} max={upload.total} />}
        <Row>
          <Button busy={busy} disabled={!file} onClick={() => void start()}>
            {busy ? texts.uploading : texts.upload}
          </Button>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
