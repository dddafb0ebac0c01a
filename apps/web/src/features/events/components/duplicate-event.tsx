import { MAX_DUPLICATES } from '@stallbook/kernel/limits';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { ownTimeZone, todayIn } from '../../../lib/format/dates.js';
import { useDuplicateEventMutation, useRepeatEventMutation } from '../api/events.generated.js';
import { duplication } from '../texts/duplication.js';
import { PlacementChoice, PlacementDate } from './duplicate-choice.js';
import { dateAt, isRhythm, offsetsFrom, seriesOf, type Placement } from '../duplicate-dates.js';

interface DuplicateEventProps {
  event: { id: string; title: string; eventDate: string };
  open: boolean;
  onClose: () => void;
  /** The choice of the event, if there is one. */
  children?: ReactNode;
}

/** Asks where the dates go. Opens a single duplicate for editing, and lists those of a series. */
export function DuplicateEvent({ event: { id, title, eventDate }, open, onClose, children }: DuplicateEventProps) {
  const navigate = useNavigate();
  const today = todayIn(ownTimeZone());
  const offsets = offsetsFrom(eventDate, today);
  const [chosen, setChosen] = useState<Placement | null>(null);
  const canBe = (one: Placement) => one === 'onDate' || isRhythm(one) || offsets.includes(one);
  const placement = chosen && canBe(chosen) ? chosen : (offsets[0] ?? 'onDate');
  const [date, setDate] = useState('');
  const [checkedId, setCheckedId] = useState('');
  const isChecked = checkedId === id;
  const [refused, setRefused] = useState({ id, problem: '' });
  const problem = refused.id === id && refused.problem;
  const setProblem = (text: string) => setRefused({ id, problem: text });
  const dateField = useRef<HTMLInputElement>(null);
  const [duplicate, duplicating] = useDuplicateEventMutation();
  const [repeat, repeating] = useRepeatEventMutation();
  const busy = duplicating.isLoading || repeating.isLoading;
  const asksDate = placement === 'onDate' || isRhythm(placement);
  const series = isRhythm(placement) ? seriesOf(eventDate, placement, { today, until: date }) : [];
  const dateProblem = () => {
    if (!asksDate) return '';
    if (!date) return duplication.noDate;
    if (date < today) return duplication.pastDate;
    if (series.length > MAX_DUPLICATES) return duplication.tooMany(MAX_DUPLICATES);
    return isRhythm(placement) && series.length === 0 ? duplication.noneUntil : '';
  };
  const choose = (next: Placement) => {
    setChosen(next);
    setCheckedId('');
  };
  const duplicateTo = async (newDate: string) => {
    const { data, error } = await duplicate({ input: { id, eventDate: newDate } });
    if (error) return setProblem(messageOf(error, duplication.failed));
    toast(duplication.done);
    onClose();
    await navigate(`/events/${data.event.id}/edit`);
  };
  const repeatOn = async (eventDates: string[]) => {
    const { data, error } = await repeat({ input: { id, eventDates } });
    if (error) return setProblem(messageOf(error, duplication.failed));
    toast(duplication.doneMany(data.repeated.ids.length));
    onClose();
    await navigate('/my-events');
  };
  const confirm = async () => {
    setProblem('');
    setCheckedId(id);
    if (dateProblem()) return dateField.current?.focus();
    if (isRhythm(placement)) await repeatOn(series);
    else await duplicateTo(placement === 'onDate' ? date : dateAt(eventDate, placement));
  };
  return (
    <Dialog title={duplication.title(title)} open={open} onClose={onClose}>
      <Stack gap={20}>
        {children}
        <p>{duplication.text}</p>
        <PlacementChoice eventDate={eventDate} offsets={offsets} value={placement} onChange={choose} />
        {asksDate && (
          <PlacementDate
            placement={placement}
            date={date}
            dates={dateProblem() ? [] : series}
            problem={isChecked ? dateProblem() : ''}
            field={dateField}
            onChange={setDate}
            onLeave={() => date && setCheckedId(id)}
          />
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogActions>
          <Button busy={busy} onClick={() => void confirm()}>
            {isRhythm(placement) && !dateProblem() ? duplication.confirmMany(series.length) : duplication.confirm}
          </Button>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {duplication.cancel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
