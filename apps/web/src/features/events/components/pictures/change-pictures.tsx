import { useState } from 'react';
import type { PicturedEvent } from '../../../../components/event/event-picture.js';
import { Button } from '../../../../components/ui/button.js';
import { toast } from '../../../../components/ui/toast.js';
import { PictureDialog } from './picture-dialog.js';
import { pictureKinds, type PictureKind } from './picture-kinds.js';
import styles from './pictures.module.css';

/** For the organizer who owns the event. */
export function ChangePictures({ event }: { event: PicturedEvent }) {
  const [open, setOpen] = useState<PictureKind | null>(null);
  const close = () => setOpen(null);
  const done = (message: string) => {
    close();
    toast(message);
  };
  return (
    <div className={styles.buttons}>
      {(['banner', 'image'] as const).map((kind) => (
        <Button
          key={kind}
          look="secondary"
          small
          icon="image"
          title={pictureKinds[kind].texts.where}
          onClick={() => setOpen(kind)}
        >
          {pictureKinds[kind].texts.change}
        </Button>
      ))}
      {open && <PictureDialog event={event} kind={open} onClose={close} onDone={done} />}
    </div>
  );
}
