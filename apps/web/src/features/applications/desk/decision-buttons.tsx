import { Button } from '../../../components/ui/button.js';
import type { ApplicationFactsFragment as Application } from '../api/applications.generated.js';
import { desk as texts } from '../texts/desk.js';
import { useEntryDialog } from './entry-dialogs.js';

const looks = { accept: undefined, reject: 'dangerQuiet' } as const;
const icons = { accept: 'check', reject: 'close' } as const;

/** Decides one pending application. */
export function DecisionButtons({ application: { id, status } }: { application: Application }) {
  const open = useEntryDialog();
  if (status !== 'pending') return null;
  return (['accept', 'reject'] as const).map((about) => (
    <Button key={about} small look={looks[about]} icon={icons[about]} onClick={() => open({ id, about })}>
      {texts[about]}
    </Button>
  ));
}
