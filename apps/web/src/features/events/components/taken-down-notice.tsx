import { LinkButton } from '../../../components/ui/button.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { WholeText } from '../../../components/ui/text.js';
import { takenDownNotice as texts } from '../texts/taken-down.js';

/** Tells the owner why staff took the event down, and what to do. */
export function TakenDownNotice({ reason }: { reason: string }) {
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={
        <LinkButton look="secondary" small to="/contact">
          {texts.contact}
        </LinkButton>
      }
    >
      <Stack gap={8}>
        <WholeText text={texts.reason(reason)} />
        <p>{texts.next}</p>
        <p>{texts.effect}</p>
      </Stack>
    </Notice>
  );
}
