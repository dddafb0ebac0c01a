import { useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../components/ui/conflict-notice.js';
import { draftConflict as texts } from '../texts/form.js';
import type { DraftConflict } from '../use-draft-form.js';

interface DraftConflictNoticeProps {
  conflict: DraftConflict;
  onChoice: (which: 'theirs' | 'mine') => void;
}

/** What the vendor typed stays in the form until they choose. */
export function DraftConflictNotice({ conflict: { newest, answers }, onChoice }: DraftConflictNoticeProps) {
  const typed = useWatch();
  return (
    <ConflictNotice
      title={texts.title}
      fields={answers.map((name) => ({ label: texts.answers[name], mine: String(typed[name]), theirs: newest[name] }))}
      onTheirs={() => onChoice('theirs')}
      onMine={() => onChoice('mine')}
    />
  );
}
