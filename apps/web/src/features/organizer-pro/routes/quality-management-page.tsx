import { Stack } from '../../../components/ui/layout.js';
import { EventVendors } from '../components/event-vendors.js';
import { ProPage } from '../components/pro-page.js';
import { PublishedEvent } from '../components/published-event.js';
import { VendorRecords } from '../components/vendor-records.js';
import { quality as texts } from '../texts/quality.js';
import { toolTexts } from '../texts/tools.js';

export function Component() {
  return (
    <ProPage {...toolTexts['quality-management']}>
      {() => (
        <Stack gap={24}>
          <PublishedEvent begun none={texts.none}>
            {({ id }) => <EventVendors key={id} eventId={id} />}
          </PublishedEvent>
          <VendorRecords />
        </Stack>
      )}
    </ProPage>
  );
}
