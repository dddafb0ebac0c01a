import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useApplicationForEventQuery,
  type MarketEventBadge,
} from '../../features/applications/api/applications.generated.js';
import { useSession } from '../../lib/session/use-session.js';

const APPLY = '#apply';

/** `earlier`: in another tab or on another device. */
export type Finished = 'now' | 'earlier';

export type Applying = ReturnType<typeof useApplying>;

/** The vendor's application to an event, and its form, which opens only while the event takes applications. */
export function useApplying(eventId: string, badge: MarketEventBadge | undefined) {
  const { session } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [startedId, setStartedId] = useState('');
  const [finished, setFinished] = useState<Finished>();
  const [isCanceled, setIsCanceled] = useState(false);
  const { data, isLoading } = useApplicationForEventQuery({ eventId }, { skip: session?.role !== 'vendor' });
  const application = data?.application;
  const keptId = application?.status === 'draft' ? application.id : '';
  // In the address, so that the form is open again after a new login.
  const isOpen = location.hash === APPLY;
  const show = (draftId: string) => {
    setStartedId(draftId);
    void navigate(
      { search: location.search, hash: draftId && APPLY },
      { state: location.state as unknown, replace: true, preventScrollReset: true },
    );
  };
  return {
    isLoading,
    application,
    isOpen,
    finished,
    isCanceled,
    isSent: application !== undefined && application !== null && application.status !== 'draft',
    hasApplied: application?.status === 'pending' || application?.status === 'accepted',
    /** The draft in the open form; empty if there is none. */
    draftId: isOpen && badge === 'applications_open' ? startedId || keptId : '',
    start: (id: string) => {
      setIsCanceled(false);
      show(id);
    },
    cancel: () => {
      show('');
      setIsCanceled(true);
    },
    finish: (when: Finished) => {
      show('');
      setFinished(when);
    },
  };
}
