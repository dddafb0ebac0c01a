import { useState } from 'react';
import { AnchorButton, Button } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { inPageLanguage, subscription } from '../../../lib/calendar.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import {
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../api/applications.generated.js';
import { calendarFeed as texts } from '../texts/calendar-feed.js';

function NewLink({ path }: { path: string }) {
  return (
    <Notice tone="success">
      <Stack gap={12}>
        <p>{texts.once}</p>
        <Row gap={8}>
          <AnchorButton small icon="calendar" href={subscription(path)}>
            {texts.subscribe}
          </AnchorButton>
          <CopyButton small text={`${window.location.origin}${path}`} words={texts} />
        </Row>
      </Stack>
    </Notice>
  );
}

/** The secret link of the vendor's calendar: created, replaced, turned off. */
export function CalendarFeed() {
  const query = useCalendarFeedQuery();
  const { data } = query;
  const [create, { data: made, isLoading, reset }] = useCreateCalendarFeedMutation();
  const [revoke] = useRevokeCalendarFeedMutation();
  const [asking, setAsking] = useState<'replace' | 'turnOff'>();
  if (!data) {
    const problem = loadProblem(query, texts.notLoaded);
    return (
      problem && (
        <Card title={texts.title}>
          <ErrorState {...problem} />
        </Card>
      )
    );
  }
  const { feed } = data;
  const createOne = async () => {
    const { error } = await create();
    if (error) toast(texts.failed, 'error');
    setAsking(undefined);
  };
  const turnOff = async () => {
    const { error } = await revoke();
    if (!error) reset();
    toast(error ? texts.failed : texts.off, error ? 'error' : undefined);
    setAsking(undefined);
  };
  return (
    <Card title={texts.title}>
      <Stack gap={14}>
        <p>{feed ? texts.created(formatDayOf(feed.createdAt)) : texts.text}</p>
        {feed && made && <NewLink path={inPageLanguage(made.feed.path)} />}
        <Row gap={8}>
          {!feed && (
            <Button small icon="calendar" busy={isLoading} onClick={() => void createOne()}>
              {texts.create}
            </Button>
          )}
          {feed && !made && (
            <Button look="secondary" small onClick={() => setAsking('replace')}>
              {texts.replace}
            </Button>
          )}
          {feed && (
            <Button look="dangerQuiet" small onClick={() => setAsking('turnOff')}>
              {texts.turnOff}
            </Button>
          )}
        </Row>
      </Stack>
      <Confirm
        title={texts.replace}
        action={texts.replace}
        open={asking === 'replace'}
        onClose={() => setAsking(undefined)}
        onConfirm={createOne}
      >
        {texts.replaceQuestion}
      </Confirm>
      <Confirm
        title={texts.turnOffTitle}
        action={texts.turnOff}
        danger
        open={asking === 'turnOff'}
        onClose={() => setAsking(undefined)}
        onConfirm={turnOff}
      >
        {texts.turnOffQuestion}
      </Confirm>
    </Card>
  );
}
