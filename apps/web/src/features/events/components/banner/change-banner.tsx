import { useState } from 'react';
import type { PicturedEvent } from '../../../../components/event/event-picture.js';
import { Button } from '../../../../components/ui/button.js';
import { toast } from '../../../../components/ui/toast.js';
import { bannerDialog as texts } from '../../texts/banner.js';
import { BannerDialog } from './banner-dialog.js';

/** For the organizer who owns the event. */
export function ChangeBanner({ event }: { event: PicturedEvent }) {
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    toast(texts.uploaded);
  };
  return (
    <>
      <Button look="secondary" small icon="image" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {open && <BannerDialog event={event} onClose={() => setOpen(false)} onUploaded={done} />}
    </>
  );
}
