import { useCallback, useState } from 'react';
import { Page, PageHeader } from '../../components/ui/layout.js';
import { ClaimDialog } from '../../features/claims/components/claim-dialog.js';
import type { ClaimedEvent } from '../../features/claims/components/claim-form.js';
import { EventList } from '../../features/events/components/event-list.js';
import { EventSearch } from '../../features/events/components/event-search.js';
import { useEventFilters } from '../../features/events/use-event-filters.js';
import { useViewer } from '../../lib/session/use-session.js';
import { eventsPage } from './texts/events.js';

export function Component() {
  const { filters, search, location, setSearch, setLocation, change } = useEventFilters();
  const session = useViewer();
  const [claimed, setClaimed] = useState<ClaimedEvent | null>(null);
  const close = useCallback(() => setClaimed(null), []);
  const mayClaim = !session || session.role === 'organizer' || session.role === 'none';
  return (
    <Page>
      <PageHeader
        title={eventsPage.title}
        documentTitle={eventsPage.documentTitle}
        description={eventsPage.description}
      />
      <EventSearch
        search={search}
        location={location}
        filters={filters}
        onSearch={setSearch}
        onLocation={setLocation}
        onChange={change}
      />
      <EventList filters={filters} onPage={(page) => change({ page })} onClaim={mayClaim ? setClaimed : undefined} />
      <ClaimDialog event={claimed} onClose={close} />
    </Page>
  );
}
