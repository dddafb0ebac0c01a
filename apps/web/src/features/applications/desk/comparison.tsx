import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Facts, Row } from '../../../components/ui/layout.js';
import { MoneyText } from '../../../components/ui/text.js';
import {
  useComparedApplicationsQuery,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { comparison as texts, desk } from '../texts/desk.js';
import { applicationCard } from '../texts/lists.js';
import styles from './comparison.module.css';
import { DecisionButtons } from './decision-buttons.js';
import { DeskPhotos } from './desk-photos.js';
import { MarksPanel } from './marks-panel.js';
import { vendorOf } from './vendor-of.js';

function Compared({ entry, onRemove }: { entry: DeskEntry; onRemove: () => void }) {
  const { application, categories } = entry;
  const name = vendorOf(entry);
  return (
    <li>
      <article className={styles.column} aria-label={name}>
        <Row gap={8}>
          <h3>{name}</h3>
          <StatusBadge status={application.status} />
        </Row>
        {application.images.length > 0 ? <DeskPhotos photos={application.images} /> : <p>{texts.noPhotos}</p>}
        <Facts
          entries={[
            [desk.category, categories.join(', ') || null],
            [applicationCard.products, application.productsOffered],
            [applicationCard.business, application.businessDescription],
            [applicationCard.boothRequirements, application.boothRequirements],
            [applicationCard.specialRequests, application.specialRequests],
            [
              applicationCard.experience,
              application.experienceYears === null ? null : applicationCard.years(application.experienceYears),
            ],
            [
              applicationCard.estimatedSales,
              application.estimatedSalesCents === null ? null : (
                <MoneyText key="sales" cents={application.estimatedSalesCents} />
              ),
            ],
            [applicationCard.boothFee, <MoneyText key="booth" cents={application.boothFeeCents} />],
            [applicationCard.applicationFee, <MoneyText key="fee" cents={application.applicationFeeCents} />],
          ]}
        />
        <MarksPanel entry={entry} />
        <Row gap={8}>
          <DecisionButtons application={application} />
          <Button small look="quiet" aria-label={texts.remove(name)} onClick={onRemove}>
            {texts.removeShort}
          </Button>
        </Row>
      </article>
    </li>
  );
}

interface ComparisonProps {
  selected: readonly DeskEntry[];
  onRemove: (entry: DeskEntry) => void;
  onClose: () => void;
}

/** Up to four applications side by side; on a phone, one snaps into view after the other. */
export function Comparison({ selected, onRemove, onClose }: ComparisonProps) {
  const applicationIds = selected.map(({ id }) => id).sort();
  const { data } = useComparedApplicationsQuery({ applicationIds });
  // The list may no longer hold what was selected, and marks and decisions change it meanwhile.
  const now = new Map(data?.applications.items.map((entry) => [entry.id, entry]));
  return (
    <Dialog title={texts.title} open onClose={onClose} wide>
      <p className={styles.hint}>{texts.hint}</p>
      {/* Scrollable by the arrow keys. */}
      <div className={styles.scroller} role="region" aria-label={texts.label} tabIndex={0}>
        <ul className={styles.columns}>
          {selected.map((entry) => (
            <Compared key={entry.id} entry={now.get(entry.id) ?? entry} onRemove={() => onRemove(entry)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
