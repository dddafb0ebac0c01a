import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { FilterSelect } from '../../../components/ui/filters.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import { useProEventsQuery } from '../api/organizer-pro.generated.js';
import { feeOf, Flyer } from '../components/flyer.js';
import { ProPage } from '../components/pro-page.js';
import { ShareText } from '../components/share-text.js';
import { marketing as texts, toolTexts } from '../texts.js';

function Tools() {
  const [params, setParams] = useSearchParams();
  const query = useProEventsQuery();
  const problem = loadProblem(query, texts.notLoaded);
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <SkeletonCards count={2} lines={4} />;
  const { items } = query.data.events;
  const event = items.find(({ id }) => id === params.get('event')) ?? items[0];
  if (!event) {
    return (
      <EmptyState
        title={texts.none.title}
        scene="farmers_market"
        action={<LinkButton to="/create-event">{texts.none.action}</LinkButton>}
      >
        {texts.none.text}
      </EmptyState>
    );
  }
  const words = {
    title: event.title,
    dates: formatDateRange(event.eventDate, event.eventEndDate),
    place: joinPlace(event.city, event.state),
    url: `${window.location.origin}/events/${event.id}`,
  };
  return (
    <Stack gap={24}>
      <FilterSelect
        label={texts.event}
        value={event.id}
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => setParams({ event: id }, { replace: true })}
      />
      <Card title={texts.share}>
        <Stack gap={20}>
          <ShareText title={texts.vendors} text={texts.forVendors({ ...words, fee: feeOf(event) })} />
          <ShareText title={texts.visitors} text={texts.forVisitors(words)} />
        </Stack>
      </Card>
      <Card
        title={texts.flyer}
        actions={
          <Button look="secondary" small icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        <Flyer event={event} />
      </Card>
    </Stack>
  );
}

export function Component() {
  return <ProPage {...toolTexts.marketing}>{() => <Tools />}</ProPage>;
}
