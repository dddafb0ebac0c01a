import { placeName } from '@stallbook/kernel/us-states';
import { renderSVG } from 'uqr';
import { eventDates, isDateAnnounced } from '../../../components/event/event-dates.js';
import { hasFreeBooths } from '../../../components/event/free-booths.js';
import { Button } from '../../../components/ui/button.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { saveText } from '../../../lib/files/save-file.js';
import { slugOf } from '../../../lib/format/slug.js';
import { feeOf, Flyer } from '../components/flyer.js';
import { ProPage } from '../components/pro-page.js';
import { ShareText } from '../components/share-text.js';
import { UpcomingEvent, type ProEvent } from '../components/upcoming-event.js';
import { marketing as texts, toolTexts } from '../texts/tools.js';

function Tools({ event }: { event: ProEvent }) {
  const words = {
    title: event.title,
    place: placeName(event.city, event.state),
    url: `${window.location.origin}/events/${event.id}`,
  };
  const isOpen = event.badge === 'applications_open';
  const qrFile = texts.qrFile([event.title, event.eventCode ?? ''].map(slugOf).filter(Boolean).join('-'));
  return (
    <>
      <Card title={texts.share}>
        <Stack gap={20}>
          {isOpen && (
            <ShareText
              title={texts.vendors}
              text={texts.forVendors({ ...words, dates: eventDates(event), fee: feeOf(event) })}
            />
          )}
          <ShareText
            title={texts.visitors}
            text={texts.forVisitors({ ...words, dates: isDateAnnounced(event) ? eventDates(event) : null })}
          />
        </Stack>
      </Card>
      {isOpen ? (
        <Card
          title={texts.flyer}
          actions={
            <Row>
              <Button look="secondary" small icon="print" onClick={() => window.print()}>
                {texts.print}
              </Button>
              <Button
                look="secondary"
                small
                icon="download"
                onClick={() => saveText(qrFile, 'image/svg+xml', renderSVG(words.url, { border: 4 }))}
              >
                {texts.downloadQr}
              </Button>
            </Row>
          }
        >
          <Flyer event={event} url={words.url} />
        </Card>
      ) : (
        <Notice>{texts.closed}</Notice>
      )}
    </>
  );
}

export function Component() {
  return (
    <ProPage {...toolTexts.marketing}>
      {() => (
        <UpcomingEvent startWith={hasFreeBooths} none={texts.none}>
          {(event) => <Tools event={event} />}
        </UpcomingEvent>
      )}
    </ProPage>
  );
}
