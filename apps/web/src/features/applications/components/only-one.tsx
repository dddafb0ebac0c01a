import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { onlyOne as texts } from '../texts/lists.js';

/** A link led to one application of the list. */
export function OnlyOne({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Notice
      actions={
        <Button small look="secondary" onClick={onShowAll}>
          {texts.all}
        </Button>
      }
    >
      {texts.text}
    </Notice>
  );
}
