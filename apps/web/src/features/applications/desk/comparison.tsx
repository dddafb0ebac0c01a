import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { StatusBadge } from '../../../components/ui/badge.js';
import { IconButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import {
  useComparedApplicationsQuery,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { comparison as texts, desk } from '../texts/desk.js';
import { applicationCard } from '../texts/lists.js';
import { photoField } from '../texts/photos.js';
import styles from './comparison.module.css';
import { DecisionButtons } from './decision-buttons.js';
import { DeskPhotos } from './desk-photos.js';
import { EntryDialogs } from './entry-dialogs.js';
import { MarksPanel } from './marks-panel.js';
import { UndoLast } from './undo-last.js';
import { vendorOf } from './vendor-of.js';

/** One row per question, so that the answers stand next to each other. What to do is below the names. */
const questions: readonly (readonly [string, (entry: DeskEntry) => ReactNode])[] = [
  [
    texts.decision,
    ({ application }) =>
      application.status === 'pending' && (
        <Row gap={8} className={styles.decide}>
          <DecisionButtons application={application} />
        </Row>
      ),
  ],
  [texts.marks, (entry) => <MarksPanel entry={entry} />],
  [photoField.title, ({ application: { images } }) => images.length > 0 && <DeskPhotos photos={images} large />],
  [desk.category, ({ categories }) => categories.join(', ')],
  [applicationCard.products, ({ application }) => application.productsOffered],
  [applicationCard.business, ({ application }) => application.businessDescription],
  [applicationCard.boothRequirements, ({ application }) => application.boothRequirements],
  [applicationCard.specialRequests, ({ application }) => application.specialRequests],
  [
    applicationCard.experience,
    ({ application: { experienceYears: years } }) => years !== null && applicationCard.years(years),
  ],
  [applicationCard.previousEvents, ({ application }) => application.previousEvents],
  [applicationCard.socialMedia, ({ application }) => application.socialMediaLinks],
  [
    applicationCard.estimatedSales,
    ({ application: { estimatedSalesCents: cents } }) => cents !== null && <MoneyText cents={cents} />,
  ],
  [applicationCard.insurance, ({ application }) => application.insuranceInfo],
  [applicationCard.boothFee, ({ application }) => <MoneyText cents={application.boothFeeCents} />],
  [applicationCard.applicationFee, ({ application }) => <MoneyText cents={application.applicationFeeCents} />],
];

function Vendor({ entry, onRemove }: { entry: DeskEntry; onRemove: () => void }) {
  const name = vendorOf(entry);
  return (
    <th scope="col" aria-label={name}>
      <div className={styles.vendor}>
        {name}
        <IconButton icon="close" label={texts.remove(name)} onClick={onRemove} />
      </div>
      <StatusBadge status={entry.application.status} />
    </th>
  );
}

interface ComparisonProps {
  selected: readonly DeskEntry[];
  onRemove: (entry: DeskEntry) => void;
  /** What the organizer sees here is what they decide on. */
  onShown: (entries: readonly DeskEntry[]) => void;
  onClose: () => void;
}

/** Up to four applications side by side. The names of the vendors and the questions stay in view. */
export function Comparison({ selected, onRemove, onShown, onClose }: ComparisonProps) {
  const applicationIds = selected.map(({ id }) => id).sort();
  const { data } = useComparedApplicationsQuery({ applicationIds });
  useEffect(() => {
    if (data) onShown(data.applications.items);
  }, [data, onShown]);
  // The list may no longer hold what was selected, and marks and decisions change it meanwhile.
  const now = new Map(data?.applications.items.map((entry) => [entry.id, entry]));
  const entries = selected.map((entry) => now.get(entry.id) ?? entry);
  return (
    <Dialog title={texts.title} open onClose={onClose} full>
      <p className={styles.hint}>{texts.hint}</p>
      <UndoLast />
      <EntryDialogs entries={entries}>
        {/* Scrollable by the arrow keys. */}
        <div className={styles.scroller} role="region" aria-label={texts.label} tabIndex={0}>
          <table className={styles.table} style={{ '--vendors': entries.length } as CSSProperties}>
            <thead>
              <tr>
                <td />
                {entries.map((entry) => (
                  <Vendor key={entry.id} entry={entry} onRemove={() => onRemove(entry)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {questions
                .filter(([, answer]) => entries.some(answer))
                .map(([question, answer]) => (
                  <tr key={question}>
                    <th scope="row">{question}</th>
                    {entries.map((entry) => (
                      <td key={entry.id}>{answer(entry) || '—'}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </EntryDialogs>
    </Dialog>
  );
}
