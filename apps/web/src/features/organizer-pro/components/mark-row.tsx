import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Row } from '../../../components/ui/layout.js';
import { Stars } from '../../../components/ui/stars.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useInTurn } from '../../../lib/hooks/use-in-turn.js';
import {
  useRemoveVendorMarkMutation,
  useSaveVendorMarkMutation,
  type AcceptedVendorsQuery,
  type SaveVendorMarkInput,
} from '../api/organizer-pro.generated.js';
import { quality as texts } from '../texts/quality.js';
import lines from '../../../components/ui/lines.module.css';
import styles from './quality.module.css';

type Accepted = AcceptedVendorsQuery['vendors']['items'][number];
type Mark = Pick<SaveVendorMarkInput, 'attendance' | 'rating'>;

const isSame = (one: Mark, other: Mark): boolean =>
  one.attendance === other.attendance && (one.rating ?? null) === (other.rating ?? null);
const attendances = (['came', 'late', 'no_show'] as const).map((value) => ({ value, label: texts.attendance[value] }));

/** One vendor of a past market day, with what the organizer notes. */
export function MarkRow({ accepted }: { accepted: Accepted }) {
  const { applicationId, vendorId, vendor, boothLocation } = accepted;
  /** As clicked last, until the list has it. */
  const [clicked, setClicked] = useState<Mark>();
  const inTurn = useInTurn();
  const mark = clicked ?? accepted.mark;
  useEffect(
    () => setClicked((one) => (accepted.mark && one && isSame(accepted.mark, one) ? undefined : one)),
    [accepted.mark],
  );
  const [save] = useSaveVendorMarkMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveVendorMarkMutation();
  const name = vendor?.businessName ?? texts.someVendor;
  const send = async (sent: Mark) => {
    const { error } = await save({ input: { applicationId, ...sent } });
    if (!error) return;
    toast(messageOf(error, texts.failed), 'error');
    setClicked((one) => (one === sent ? undefined : one));
  };
  const note = (next: Mark) => {
    const sent = { ...next, rating: next.attendance === 'no_show' ? null : next.rating };
    setClicked(sent);
    void inTurn(() => send(sent));
  };
  const clear = async () => {
    const { error } = await remove({ input: { applicationId } });
    if (error) toast(texts.failed, 'error');
    else toast(texts.removed);
    setClicked((one) => (one === clicked ? undefined : one));
  };
  return (
    <li className={lines.line}>
      <div className={styles.vendor}>
        <Link to={`/vendors/${vendorId}`}>{name}</Link>
        {boothLocation && <span className="quiet">{texts.booth(boothLocation)}</span>}
      </div>
      <Row gap={12}>
        <Segments
          label={texts.attendanceOf(name)}
          value={mark?.attendance ?? ''}
          options={attendances}
          onChange={(attendance) => {
            if (attendance !== '') note({ attendance, rating: mark?.rating ?? null });
          }}
        />
        {mark?.attendance !== 'no_show' && (
          <Stars
            label={texts.ratingOf(name)}
            value={mark?.rating ?? 0}
            nameOf={texts.rating}
            onChange={(stars) => note({ attendance: mark?.attendance ?? 'came', rating: stars || null })}
          />
        )}
        {mark && (
          <Button
            small
            look="quiet"
            busy={isRemoving}
            onClick={() => void inTurn(clear)}
            aria-label={texts.removeOf(name)}
          >
            {texts.remove}
          </Button>
        )}
      </Row>
    </li>
  );
}
