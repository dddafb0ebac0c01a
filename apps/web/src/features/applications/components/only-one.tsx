import type { PropsWithChildren } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { onlyOne as texts } from '../texts/lists.js';

interface OnlyOneProps {
  onShowAll: () => void;
}

/** A link led to one application of the list. */
export function OnlyOne({ onShowAll }: OnlyOneProps) {
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

/** The link is older than the end of its application. */
export function GoneApplication({ onShowAll, children }: PropsWithChildren<OnlyOneProps>) {
  return (
    <EmptyState
      title={texts.gone}
      action={
        <Button look="secondary" onClick={onShowAll}>
          {texts.all}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
