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
import {
  useApplicationImagesQuery,
  useDeleteApplicationImageMutation,
  useReorderApplicationImagesMutation,
  type ApplicationPhotoFragment as Photo,
} from '../../api/applications.generated.js';
import { photoField as texts, photoProblems } from '../../texts/photos.js';
import { PhotoTile } from './photo-tile.js';
import styles from './photos.module.css';
import { usePhotoUploads } from '../../use-photo-uploads.js';

/** The photos in the chosen order; those that it does not name stay at the end. */
const inOrder = (photos: readonly Photo[], order: readonly string[]): Photo[] => {
  const placeOf = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : MAX_APPLICATION_PHOTOS);
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b));
};

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
  const [reorder] = useReorderApplicationImagesMutation();
  const [order, setOrder] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const photos = inOrder(data?.images ?? [], order);
  const { problems, pending, add, retry, dismiss } = usePhotoUploads(applicationId, photos.length);
  const sending = pending.filter(({ problem }) => !problem).length;
  useEffect(() => onSending(sending), [onSending, sending]);
  const move = async (from: number, to: number) => {
    const ids = photos.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id === undefined || from === to) return;
    ids.splice(to, 0, id);
    setOrder(ids);
    setMoved(texts.moved(to + 1, ids.length));
    const places = ids.map((one, index) => ({ id: one, displayOrder: index + 1 }));
    const { error: failed } = await reorder({ input: { applicationId, order: places } });
    if (!failed) return;
    setOrder([]);
    toast(photoProblems.notReordered, 'error');
    void refetch();
  };
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
              last={index === photos.length - 1}
              dragged={dragged === index}
              onOpen={() => setOpen(index)}
              onDelete={() => setDeleting(photo.id)}
              onMove={(to) => void move(index, to)}
              onDrag={(event) => setDragged(event === 'start' ? index : null)}
              onDrop={() => {
                if (dragged !== null) void move(dragged, index);
              }}
            />
          ))}
        </ul>
        <div role="status" className="visually-hidden">
          {moved}
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
