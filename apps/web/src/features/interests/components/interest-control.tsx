import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { useInterestForEventQuery } from '../api/interests.generated.js';
import { interestControl as texts } from '../texts.js';
import { useShortNotice } from '../use-short-notice.js';
import { InterestForm } from './interest-form.js';
import { RemoveInterest } from './remove-interest.js';

interface InterestControlProps {
  eventId: string;
  isPast: boolean;
  takesApplications: boolean;
  hasApplied: boolean;
  hasOrganizer: boolean;
}

/** For vendors: not interested, writing, or interested. */
export function InterestControl(props: InterestControlProps) {
  const { eventId, isPast, takesApplications, hasApplied, hasOrganizer } = props;
  const { data } = useInterestForEventQuery({ eventId });
  const [isWriting, setIsWriting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, showProblem] = useShortNotice();
  const interest = data?.interest;
  if (!data || ((isPast || hasApplied) && !interest)) return null;
  const content = () => {
    if (interest)
      return (
        <>
          <Notice tone="success">{hasOrganizer ? texts.interested : texts.interestedUntilJoined}</Notice>
          {interest.message && (
            <p>
              <strong>{texts.yourMessage}:</strong> {interest.message}
            </p>
          )}
          <Button wide look="secondary" onClick={() => setIsRemoving(true)}>
            {texts.remove}
          </Button>
        </>
      );
    if (isWriting)
      return (
        <InterestForm
          eventId={eventId}
          onDone={() => setIsWriting(false)}
          onFailed={() => showProblem(texts.notExpressed)}
        />
      );
    return (
      <>
        <p>{hasOrganizer ? texts.lead : texts.leadUntilJoined}</p>
        <Button wide look="secondary" onClick={() => setIsWriting(true)}>
          {texts.open}
        </Button>
      </>
    );
  };
  const title = takesApplications ? texts.title : texts.titleWithoutApplying;
  return (
    <Card title={interest ? texts.interestedTitle : title} id="interest">
      <Stack gap={14}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {content()}
      </Stack>
      <RemoveInterest
        eventId={isRemoving ? eventId : null}
        onClose={() => setIsRemoving(false)}
        onFailed={() => showProblem(texts.notRemoved)}
      />
    </Card>
  );
}
