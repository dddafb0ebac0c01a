import { MAX_APPLICATION_PHOTOS, MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import { useEffect, useState } from 'react';
import { ImageView } from '../../../../components/images/image-view.js';
import { UploadList } from '../../../../components/images/upload-list.js';
import { Button } from '../../../../components/ui/button.js';
import { Confirm } from '../../../../components/ui/dialog/dialog.js';
import { FileDrop } from '../../../../components/ui/form/file-drop.js';
import { FieldGroup } from '../../../../components/ui/form/form.js';
import { Stack } from '../../../../components/ui/layout.js';
import { Notice } from '../../../../components/ui/notice.js';
import { toast } from '../../../../components/ui/toast.js';
import { photoRules } from '../../../../lib/images/check-image.js';
import { useApplicationImagesQuery, useDeleteApplicationImageMutation } from '../../api/applications.generated.js';
import { photoField as texts, photoProblems } from '../../texts/photos.js';
import { PhotoTile } from './photo-tile.js';
import styles from './photos.module.css';
import { usePhotoOrder } from './use-photo-order.js';
import { usePhotoUploads } from '../../use-photo-uploads.js';

/** Up to ten photos of an application, saved as soon as they are chosen. */
export function PhotoField({
  applicationId,
  onSending,
}: {
  applicationId: string;
  onSending: (count: number) => void;
}) {
  const { data, error, refetch } = useApplicationImagesQuery({ applicationId }, { skip: !applicationId });
  const [remove] = useDeleteApplicationImageMutation();
  const [dragged, setDragged] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { photos, move, announced } = usePhotoOrder(applicationId, data?.images ?? [], refetch);
  const { problems, pending, add, retry, dismiss } = usePhotoUploads(applicationId, photos.length);
  const sending = pending.filter(({ problem }) => !problem).length;
  useEffect(() => onSending(sending), [onSending, sending]);
  const deleteNow = async () => {
    const { error: failed } = await remove({ applicationId, imageId: deleting ?? '' });
    if (failed) toast(photoProblems.notDeleted, 'error');
    setDeleting(null);
  };
  return (
    <FieldGroup title={texts.title}>
      <Stack gap={12}>
        <p className="quiet">{texts.note(photos.length, MAX_APPLICATION_PHOTOS)}</p>
        {error && (
          <Notice
            tone="error"
            actions={
              <Button small look="secondary" onClick={() => void refetch()}>
                {texts.retryList}
              </Button>
            }
          >
            {photoProblems.notLoaded}
          </Notice>
        )}
        <ul className={styles.grid} aria-label={texts.label}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              dragged={dragged === index}
              onOpen={() => setOpen(index)}
              onDelete={() => setDeleting(photo.id)}
              onMove={(by) => move(index, index + by)}
              onDrag={(event) => setDragged(event === 'start' ? index : null)}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
              }}
            />
          ))}
        </ul>
        <div role="status" className="visually-hidden">
          {announced}
        </div>
        <UploadList uploads={pending} onRetry={retry} onDismiss={dismiss} />
        {problems.length > 0 && (
          <Notice tone="error">
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Notice>
        )}
        {photos.length < MAX_APPLICATION_PHOTOS && (
          <FileDrop
            label={texts.choose}
            hint={texts.types(MAX_IMAGE_MEGABYTES)}
            accept={photoRules.types.join(',')}
            multiple
            onFiles={add}
          />
        )}
      </Stack>
      {open !== null && <ImageView images={photos} first={open} onClose={() => setOpen(null)} />}
      <Confirm
        title={texts.question}
        action={texts.confirm}
        danger
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={deleteNow}
      />
    </FieldGroup>
  );
}
