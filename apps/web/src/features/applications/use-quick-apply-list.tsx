import { SENT_STATUSES } from '@stallbook/contracts/application-statuses';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { StatusBadge } from '../../components/ui/badge.js';
import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { lazyPart } from '../../lib/load-chunk.js';
import {
  useAppliedEventsQuery,
  useLazyApplicationForEventQuery,
  type ApplicationFactsFragment as Application,
} from './api/applications.generated.js';
import { quickApply as texts } from './texts/templates.js';
import { useTemplates } from './use-templates.js';
import type { PanelEvent } from './components/apply-panel.js';
import { QuickApplyDialog } from './components/quick-apply.js';
import { SelectionBar } from './components/selection-bar.js';

const EditApplication = lazyPart(() => import('./components/edit-application.js'), 'EditApplication');

const MOST = 20;
/** With any of these, a vendor cannot apply again. */
const APPLIED: readonly string[] = SENT_STATUSES;

/**
 * Quick-apply from a list of events: to the event of a card, or to several that are selected first.
 * @param shown the events on the screen
 */
export function useQuickApplyList(shown: readonly PanelEvent[]) {
  const { templates = [] } = useTemplates();
  const [selected, setSelected] = useState<readonly PanelEvent[] | null>(null);
  const [sentNow, setSentNow] = useState<readonly string[]>([]);
  const [applied, setApplied] = useState<readonly PanelEvent[]>([]);
  const { data } = useAppliedEventsQuery(
    { eventIds: shown.map(({ id }) => id) },
    { skip: templates.length === 0 || shown.length === 0 },
  );
  const [readApplication] = useLazyApplicationForEventQuery();
  const [edited, setEdited] = useState<Application>();
  const edit = async (eventId: string) => {
    const { data: found, error } = await readApplication({ eventId });
    if (found?.application && !error) setEdited(found.application);
    else toast(messageOf(error, texts.notOpened), 'error');
  };
  const close = () => {
    setApplied([]);
    setSelected(null);
  };
  if (templates.length === 0) return { start: null, apply: undefined, end: null };
  const toggle = (event: PanelEvent) =>
    setSelected((before) => {
      const others = (before ?? []).filter(({ id }) => id !== event.id);
      return others.length === before?.length ? [...others, event] : others;
    });
  const remove = (eventId: string) => {
    const rest = applied.filter(({ id }) => id !== eventId);
    setApplied(rest);
    setSelected(rest);
  };
  const applicationTo = (event: PanelEvent) => data?.applications.find(({ eventId }) => eventId === event.id);
  /** The organizer may change it after it was selected. */
  const newest = (event: PanelEvent) => shown.find(({ id }) => id === event.id) ?? event;
  const apply = ({ id }: { id: string }) => {
    const event = shown.find((one) => one.id === id);
    if (event?.badge !== 'applications_open') return null;
    const { status, images } = applicationTo(event) ?? {};
    if (status === 'pending' && images?.length === 0) {
      return (
        <>
          <StatusBadge status={status} />
          <Button look="quiet" small aria-label={texts.addPhotosTo(event.title)} onClick={() => void edit(event.id)}>
            {texts.addPhotos}
          </Button>
        </>
      );
    }
    if (status && APPLIED.includes(status)) return <StatusBadge status={status} />;
    if (sentNow.includes(event.id)) return <StatusBadge status="pending" />;
    if (!selected) {
      return (
        <Button look="quiet" small aria-label={texts.openOf(event.title)} onClick={() => setApplied([event])}>
          {texts.open}
        </Button>
      );
    }
    const isSelected = selected.some((one) => one.id === id);
    return (
      <Button
        look={isSelected ? 'primary' : 'secondary'}
        small
        icon={isSelected ? 'check' : undefined}
        aria-pressed={isSelected}
        aria-label={texts.select(event.title)}
        disabled={!isSelected && selected.length >= MOST}
        onClick={() => toggle(event)}
      >
        {texts.selectShort}
      </Button>
    );
  };
  const start = (
    <Button
      look={selected ? 'primary' : 'secondary'}
      small
      aria-pressed={selected !== null}
      onClick={() => setSelected(selected ? null : [])}
    >
      {texts.selectSeveral}
    </Button>
  );
  const end = (
    <>
      {selected && (
        <SelectionBar count={selected.length} onApply={() => setApplied(selected)} onStop={() => setSelected(null)} />
      )}
      <QuickApplyDialog
        events={applied.map(newest).map((event) => ({
          ...event,
          hasDraft: applicationTo(event)?.status === 'draft',
          photos: applicationTo(event)?.images.length,
        }))}
        onSent={(ids) => setSentNow((before) => [...before, ...ids])}
        onRemove={remove}
        onClose={close}
      />
      {edited && (
        <Suspense>
          <EditApplication application={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
  return { start, apply, end };
}
