import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { everyMs } from '../../../lib/api/polling.js';
import { isApiError } from '../../../lib/api/types.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { useEventQuery, usePaidBoothsQuery } from '../api/events.generated.js';
import { deletion, ownerPanel } from '../texts/owner.js';

const polling = everyMs(4_000);
const texts = ownerPanel.beingDeleted;

/** The event waits for the refunds of its paid booths. */
export function RefundsInProgress({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { data, isError } = usePaidBoothsQuery({ eventId }, polling);
  const isPaid = !isError && data?.paid.total !== 0;
  const { error } = useEventQuery({ id: eventId }, { ...polling, skip: isPaid, refetchOnMountOrArgChange: true });
  const isDeleted = isApiError(error) && error.code === 'NOT_FOUND';
  useEffect(() => {
    if (!isDeleted) return;
    toast(deletion.done);
    dispatch(baseApi.util.invalidateTags(['Event']));
    void navigate('/my-events');
  }, [isDeleted, dispatch, navigate]);
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={
        <LinkButton small look="secondary" to={`/payment-tracking?event=${eventId}`}>
          {texts.payments}
        </LinkButton>
      }
    >
      <p>{texts.text}</p>
      {data && data.paid.total > 0 && <p>{texts.left(data.paid.total)}</p>}
    </Notice>
  );
}
