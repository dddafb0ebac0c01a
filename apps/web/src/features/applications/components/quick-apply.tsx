import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { quickApply as texts } from '../texts/templates.js';
import { useTemplates } from '../use-templates.js';
import type { QuickApplied } from './quick-apply-dialog.js';
import { TemplateUpsell } from './template-upsell.js';

const QuickApplyContent = lazyPart(() => import('./quick-apply-dialog.js'), 'QuickApplyContent');

interface QuickApplyDialogProps {
  events: readonly QuickApplied[];
  onSent: (eventIds: readonly string[]) => void;
  /** Takes one of several events out of the dialog. */
  onRemove?: (eventId: string) => void;
  onClose: () => void;
}

/** Open while there are events. */
export function QuickApplyDialog({ events, onSent, onRemove, onClose }: QuickApplyDialogProps) {
  const [first] = events;
  if (!first) return null;
  const title = events.length > 1 ? texts.titleMany(events.length) : texts.title(first.title);
  return (
    <Dialog open title={title} onClose={onClose}>
      <QuickApplyContent events={events} onSent={onSent} onRemove={onRemove} onClose={onClose} />
    </Dialog>
  );
}

/** On an event's page: quick-apply, or what is missing for it. */
export function QuickApply({ event, onSent }: { event: QuickApplied; onSent: () => void }) {
  const { isPro, templates } = useTemplates();
  const [open, setOpen] = useState(false);
  if (isPro === false) return <TemplateUpsell />;
  if (!templates) return null;
  if (templates.length === 0) {
    return (
      <p>
        {texts.noTemplates}{' '}
        <LinkButton look="quiet" small to="/vendor/application-accelerator">
          {texts.toTemplates}
        </LinkButton>
      </p>
    );
  }
  return (
    <>
      <Button wide look="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <QuickApplyDialog events={open ? [event] : []} onSent={onSent} onClose={() => setOpen(false)} />
    </>
  );
}
