import styles from './badge.module.css';
import { cx } from './cx.js';
import { statusLabels } from './texts.js';

export type Tone = 'green' | 'red' | 'yellow' | 'gray' | 'blue' | 'plum';

/** Status is never color alone: each tone has its own shape, next to the word. */
const shapes: Record<Tone, React.JSX.Element> = {
  green: <circle cx="5" cy="5" r="5" />,
  red: <path d="M1 0h8l1 1v8l-1 1H1L0 9V1z" />,
  yellow: <path d="M5 0l5 9.5H0z" />,
  gray: <path d="M0 3.5h10v3H0z" />,
  blue: <path d="M5 0l5 5-5 5-5-5z" />,
  plum: <path d="M5 0l1.5 3.5L10 4 7.5 6.5 8 10 5 8.3 2 10l.5-3.5L0 4l3.5-.5z" />,
};

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}

type Status = keyof typeof statusLabels;
const tones: Record<Status, Tone> = {
  // market events
  draft: 'gray',
  published: 'green',
  taken_down: 'red',
  // applications
  pending: 'yellow',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'gray',
  // payments
  processing: 'blue',
  completed: 'green',
  failed: 'red',
  refunded: 'gray',
  // claims
  approved: 'green',
  denied: 'red',
  // invitations
  viewed: 'blue',
  declined: 'red',
  expired: 'gray',
};
const isKnown = (status: string): status is Status => status in tones;

/** An unknown status as it is stored. */
export const statusLabel = (status: string): string => (isKnown(status) ? statusLabels[status] : status);

export function StatusBadge({ status, label }: { status: string; label?: string }) {
  return <Badge tone={isKnown(status) ? tones[status] : 'gray'}>{label ?? statusLabel(status)}</Badge>;
}
