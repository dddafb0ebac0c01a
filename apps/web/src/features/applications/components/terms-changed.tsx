import { Notice } from '../../../components/ui/notice.js';
import { formatCents } from '../../../lib/format/money.js';
import { refundLines } from '../../../lib/refund-policy-texts.js';
import { termsChanged as texts } from '../texts/form.js';
import type { AppliedTo } from './application-form.js';

const shown = (event: AppliedTo): [label: string, value: string][] => [
  [texts.boothFee, formatCents(event.boothFeeCents)],
  [texts.applicationFee, formatCents(event.applicationFeeCents)],
  [texts.refunds, refundLines(event.refundPolicy, event).join('. ')],
];

/** What the organizer changed after the vendor opened the form. */
export function TermsChanged({ before, after }: { before: AppliedTo; after: AppliedTo }) {
  if (before.terms === after.terms) return null;
  const earlier = shown(before);
  const changes = shown(after).filter(([, value], index) => value !== earlier[index]?.[1]);
  return (
    <Notice tone="warning" title={texts.title(after.title)}>
      <ul>
        {changes.map(([label, value]) => (
          <li key={label}>{texts.changed(label, new Map(earlier).get(label) ?? '', value)}</li>
        ))}
      </ul>
    </Notice>
  );
}
