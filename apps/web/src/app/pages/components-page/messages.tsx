import { Button, LinkButton } from '../../../components/ui/button.js';
import { Loading } from '../../../components/ui/loading.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState, ErrorState, Notice } from '../../../components/ui/notice.js';
import { longName, markup } from './sample.js';
import { Section, State } from './section.js';

const tones = ['info', 'success', 'warning', 'error'] as const;

export function Messages() {
  return (
    <Section title="Messages and waiting">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={tone} actions={<Button small>What to do</Button>}>
          {longName} {markup}
        </Notice>
      ))}
      <ErrorState message="The applications could not be loaded." onRetry={() => undefined} />
      <ErrorState message="This event does not exist." />
      <State name="Empty">
        <EmptyState
          title="No applications yet"
          scene="craft_fair"
          action={<LinkButton to="/events">Find a market</LinkButton>}
        >
          Find a market you would like to sell at, and send your first application.
        </EmptyState>
      </State>
      <State name="A screen on its way">
        <Loading inline />
      </State>
      <State name="Cards on their way">
        <SkeletonCards count={2} />
      </State>
    </Section>
  );
}
