import { Awning } from '../../../components/art/awning.js';
import { Icon } from '../../../components/icons/icon.js';
import { Badge } from '../../../components/ui/badge.js';
import { formatCents } from '../../../lib/format/money.js';
import { formatTime } from '../../../lib/format/dates.js';
import { slips } from '../texts.js';
import styles from './product-previews.module.css';

/** Decorative: the adjacent text says the same. */

function Lines({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return entries.map(([term, value]) => (
    <div key={term} className={styles.line}>
      <span>{term}</span>
      <b>{value}</b>
    </div>
  ));
}

export function FeePreview() {
  const { day, month, title, place, fees, open } = slips.market;
  return (
    <div className={styles.paper}>
      <Awning height={16} stripe={20} />
      <div className={styles.inside}>
        <div className={styles.market}>
          <div className={styles.date}>
            <b>{day}</b>
            {month}
          </div>
          <div>
            <b>{title}</b>
            <div className={styles.quiet}>{place}</div>
          </div>
        </div>
        <Lines entries={fees.map(([term, cents]) => [term, formatCents(cents)])} />
        <Badge tone="green">{open}</Badge>
      </div>
    </div>
  );
}

export function DraftPreview() {
  return (
    <div className={styles.paper}>
      <div className={styles.inside}>
        <div className={styles.quiet}>{slips.draft.field}</div>
        <div className={styles.typed}>
          {slips.draft.typed}
          <i />
        </div>
        <div className={styles.saved}>
          <Icon name="check" size={15} />
          {slips.draft.saved}
        </div>
      </div>
    </div>
  );
}

export function AnswerPreview() {
  return (
    <div className={styles.stack}>
      {slips.answers.map(([name, trade, state]) => (
        <div key={name} className={styles.vendor}>
          <span className={styles.initial}>{name[0]}</span>
          <span>
            <b>{name}</b>
            <small>{trade}</small>
          </span>
          {state && <Badge tone="green">{state}</Badge>}
        </div>
      ))}
    </div>
  );
}

export function PayoutPreview() {
  return (
    <div className={styles.paper}>
      <div className={styles.inside}>
        <div className={styles.quiet}>{slips.payout.title}</div>
        <div className={styles.amount}>{formatCents(slips.payout.cents)}</div>
        <Lines entries={slips.payout.lines} />
      </div>
    </div>
  );
}

export function DayPreview() {
  const { title, loadIn, booth, files } = slips.day;
  return (
    <div className={styles.paper}>
      <div className={styles.inside}>
        <b>{title}</b>
        <div className={styles.two}>
          <div>
            <span className={styles.quiet}>{loadIn.term}</span>
            <div className={styles.amount}>{formatTime(loadIn.time)}</div>
          </div>
          <div>
            <span className={styles.quiet}>{booth.term}</span>
            <div className={styles.amount}>{booth.number}</div>
          </div>
        </div>
        {files.map((name) => (
          <div key={name} className={styles.file}>
            <Icon name="file" size={17} />
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
