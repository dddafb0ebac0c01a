import { ConflictNotice } from '../../../components/ui/conflict-notice.js';
import { draftConflict as texts } from '../texts/form.js';
import type { DraftConflict } from '../use-draft-form.js';

interface DraftConflictNoticeProps {
  conflict: DraftConflict;
  onChoice: (which: 'theirs' | 'mine') => void;
}

/** What the vendor typed stays in the form until they choose. */
export function DraftConflictNotice({ conflict: { newest, answers }, onChoice }: DraftConflictNoticeProps) {
  return (
    <ConflictNotice
      title={texts.title}
      text={texts.text}
      lines={answers.map((name) => texts.line(texts.answers[name], newest[name]))}
      onTheirs={() => onChoice('theirs')}
      onMine={() => onChoice('mine')}
    />
  );
}
