import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InstantText } from '../../../components/ui/text.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { ApplicationCard } from '../components/application-card.js';
import { desk as texts } from '../texts/desk.js';
import { DeskPhotos } from './desk-photos.js';
import { MarksPanel } from './marks-panel.js';
import { vendorOf } from './vendor-of.js';

function Subtitle({ entry: { application, categories } }: { entry: DeskEntry }) {
  const { vendor, event, appliedAt } = application;
  return (
    <>
      {vendor && `${joinPlace(vendor.contactName, placeName(vendor.city, vendor.state))} · `}
      {categories.length > 0 && `${categories.join(', ')} · `}
      {texts.applyingFor} <Link to={`/events/${application.eventId}`}>{event?.title ?? texts.someEvent}</Link>
      {appliedAt && (
        <>
          {' '}
          · <InstantText iso={appliedAt} />
        </>
      )}
    </>
  );
}

function VendorName({ entry }: { entry: DeskEntry }) {
  const { vendor } = entry.application;
  return vendor ? <Link to={`/vendors/${vendor.id}`}>{vendorOf(entry)}</Link> : vendorOf(entry);
}

interface DeskCardProps {
  entry: DeskEntry;
  open: boolean;
  /** Alone, with room for large photos. */
  large?: boolean;
  actions: ReactNode;
}

export function DeskCard({ entry, open, large, actions }: DeskCardProps) {
  return (
    <ApplicationCard
      application={entry.application}
      open={open}
      title={<VendorName entry={entry} />}
      subtitle={<Subtitle entry={entry} />}
      actions={actions}
      photos={<DeskPhotos photos={entry.application.images} large={large} />}
      aside={<MarksPanel entry={entry} />}
    />
  );
}
