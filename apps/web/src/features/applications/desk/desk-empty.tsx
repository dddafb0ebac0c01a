import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useDeskApplicationsQuery } from '../api/applications.generated.js';
import { desk as texts } from '../texts/desk.js';
import { rosterOf } from './roster-of.js';

function NoApplications() {
  return (
    <EmptyState
      title={texts.none}
      scene="popup_market"
      action={<LinkButton to="/my-events">{texts.toEvents}</LinkButton>}
    >
      {texts.noneText}
    </EmptyState>
  );
}

/** Nothing waits for a decision; it was an achievement only if something had been sent. */
function NothingPending({ event, seeAll }: { event: string; seeAll: ReactNode }) {
  const { data, isLoading } = useDeskApplicationsQuery({ input: { eventId: event || null, page: 1, pageSize: 1 } });
  if (isLoading) return <Loading />;
  if (data?.applications.total === 0) return <NoApplications />;
  return (
    <EmptyState
      title={texts.allAnswered}
      action={
        <>
          <LinkButton icon="stall" to={rosterOf(event)}>
            {texts.assignBooths}
          </LinkButton>
          {seeAll}
        </>
      }
    >
      {texts.allAnsweredText}
    </EmptyState>
  );
}

interface DeskEmptyProps {
  event: string;
  /** Which filters narrow the list: the status alone, or others than the event too. */
  narrowed: 'no' | 'pending' | 'more';
  onClear: () => void;
  /** Undefined if the list has every status. */
  onAll?: () => void;
}

/** A desk without applications. */
export function DeskEmpty({ event, narrowed, onClear, onAll }: DeskEmptyProps) {
  if (narrowed === 'no') return <NoApplications />;
  if (narrowed === 'pending') {
    const seeAll = (
      <Button look="quiet" onClick={onAll}>
        {texts.seeAll}
      </Button>
    );
    return <NothingPending event={event} seeAll={seeAll} />;
  }
  return (
    <EmptyState
      title={texts.noneLike}
      action={
        <>
          {onAll && <Button onClick={onAll}>{texts.inAllStatuses}</Button>}
          <Button look="secondary" onClick={onClear}>
            {texts.clear}
          </Button>
        </>
      }
    >
      {texts.noneLikeText}
    </EmptyState>
  );
}
