import { SENT_STATUSES } from '@stallbook/contracts/application-statuses';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { StatusBadge } from '../../components/ui/badge.js';
import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useViewer } from '../../lib/session/use-session.js';
import { parsed, tabStorage } from '../../lib/state/storage.js';
import {
  applicationsApi,
  useAppliedEventsQuery,
  type ApplicationFactsFragment as Application,
} from './api/applications.generated.js';
import { quickApply as texts } from './texts/templates.js';
import { useTemplates } from './use-templates.js';
import type { PanelEvent } from './components/apply-action.js';
import { QuickApplyDialog } from './components/quick-apply.js';
import { SelectionBar } from './components/selection-bar.js';

const EditApplication = lazyPart(() => import('./components/edit-application.js'), 'EditApplication');

const MOST = 20;
/** With any of these, a vendor cannot apply again. */
const APPLIED: readonly string[] = SENT_STATUSES;

/** The selected events. They stay selected in this tab while the vendor looks at one of them. */
function useSelected() {
  const key = `stallbook.quick-apply.${useViewer()?.user.id}`;
  const [selected, setSelected] = useState(() => (parsed(tabStorage[key]) ?? []) as readonly PanelEvent[]);
  const keep = (events: readonly PanelEvent[]) => {
    setSelected(events);
    try {
      tabStorage[key] = JSON.stringify(events);
    } catch {
      // A full storage must not stop the selection.
    }
  };
  return [selected, keep] as const;
}

/**
 * What became of a vendor's applications in a list of events, and quick-apply: to the event of a card, or to several
 * that are selected first.
 * @param shown the events on the screen
 */
export function useQuickApplyList(shown: readonly PanelEvent[]) {
  const { templates = [] } = useTemplates();
  const mayQuickApply = templates.length > 0;
  const [kept, keep] = useSelected();
  const [isSelecting, setSelecting] = useState(kept.length > 0);
  const [sentNow, setSentNow] = useState<readonly string[]>([]);
  const [applied, setApplied] = useState<readonly PanelEvent[]>([]);
  const eventIds = [...new Set([...shown, ...kept].map(({ id }) => id))];
  const { data } = useAppliedEventsQuery({ eventIds }, { skip: eventIds.length === 0 });
  const [readApplication] = applicationsApi.endpoints.applicationForEvent.useLazyQuery();
  const [edited, setEdited] = useState<Application>();
  const edit = async (eventId: string) => {
    const { data: found, error } = await readApplication({ eventId });
    if (found?.application && !error) setEdited(found.application);
    else toast(messageOf(error, texts.notOpened), 'error');
  };
  const stop = () => {
    keep([]);
    setSelecting(false);
  };
  const applicationTo = (event: PanelEvent) => data?.applications.find(({ eventId }) => eventId === event.id);
  const isSent = (event: PanelEvent) =>
    sentNow.includes(event.id) || APPLIED.includes(applicationTo(event)?.status ?? 'draft');
  const selected = kept.filter((event) => !isSent(event));
  const toggle = (event: PanelEvent) => {
    const others = selected.filter(({ id }) => id !== event.id);
    keep(others.length === selected.length ? [...others, event] : others);
  };
  const remove = (eventId: string) => {
    const rest = applied.filter(({ id }) => id !== eventId);
    setApplied(rest);
    keep(rest);
  };
  const apply = ({ id }: { id: string }) => {
    const event = shown.find((one) => one.id === id);
    if (!event) return null;
    const isOpen = event.badge === 'applications_open';
    const { status, images } = applicationTo(event) ?? {};
    if (isOpen && status === 'pending' && images?.length === 0) {
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
    if (!isOpen || !mayQuickApply) return null;
    if (!isSelecting) {
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
  const start = mayQuickApply && (
    <Button
      look={isSelecting ? 'primary' : 'secondary'}
      small
      aria-pressed={isSelecting}
      onClick={() => (isSelecting ? stop() : setSelecting(true))}
    >
      {texts.selectSeveral}
    </Button>
  );
  const end = (
    <>
      {mayQuickApply && isSelecting && (
        <SelectionBar count={selected.length} onApply={() => setApplied(selected)} onStop={stop} />
      )}
      <QuickApplyDialog
        events={applied.map((event) => {
          // The organizer may change it after it was selected.
          const newest = shown.find(({ id }) => id === event.id);
          return {
            ...(newest ?? event),
            isElsewhere: !newest,
            hasDraft: applicationTo(event)?.status === 'draft',
            photos: applicationTo(event)?.images.length,
          };
        })}
        onSent={(ids) => {
          setSentNow((before) => [...before, ...ids]);
          stop();
        }}
        onRemove={remove}
        onClose={() => setApplied([])}
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
