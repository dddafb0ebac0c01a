import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { formatDate, movedDate } from '../../../lib/format/dates.js';
import { useDuplicateEventMutation } from '../api/events.generated.js';
import { duplication } from '../texts/duplication.js';

interface DuplicateEventProps {
  event: { id: string; title: string; eventDate: string };
  open: boolean;
  onClose: () => void;
}

/** Whole weeks, so that a Saturday market stays on a Saturday. */
const offers = [
  { label: duplication.nextWeek, days: 7 },
  { label: duplication.nextMonth, days: 28 },
  { label: duplication.nextSeason, days: 91 },
  { label: duplication.nextYear, days: 364 },
  { label: duplication.sameDates, days: 0 },
] as const;

/** Asks where the dates go, and opens the duplicate for editing. */
export function DuplicateEvent({ event, open, onClose }: DuplicateEventProps) {
  const navigate = useNavigate();
  const [days, setDays] = useState<number>(offers[0].days);
  const [problem, setProblem] = useState('');
  const [duplicate, { isLoading }] = useDuplicateEventMutation();
  const confirm = async () => {
    setProblem('');
    const { data, error } = await duplicate({ input: { id: event.id, eventDate: movedDate(event.eventDate, days) } });
    if (error) return setProblem(messageOf(error, duplication.failed));
    toast(duplication.done);
    onClose();
    await navigate(`/events/${data.event.id}/edit`);
  };
  return (
    <Dialog title={duplication.title(event.title)} open={open} onClose={onClose}>
      <Stack gap={20}>
        <p>{duplication.text}</p>
        <fieldset>
          <legend>{duplication.dates}</legend>
          <Stack gap={6}>
            {offers.map((offer) => (
              <label key={offer.days} style={{ display: 'flex', gap: 10, minHeight: 44, alignItems: 'center' }}>
                <input
                  type="radio"
                  name="duplicate-dates"
                  checked={days === offer.days}
                  onChange={() => setDays(offer.days)}
                />
                <span>
                  {offer.label} <small>{formatDate(movedDate(event.eventDate, offer.days))}</small>
                </span>
              </label>
            ))}
          </Stack>
        </fieldset>
        {problem && <Notice tone="error">{problem}</Notice>}
        <Row>
          <Button busy={isLoading} onClick={() => void confirm()}>
            {duplication.confirm}
          </Button>
          <Button look="secondary" disabled={isLoading} onClick={onClose}>
            {duplication.cancel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
