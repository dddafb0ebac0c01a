import type { ComponentProps } from 'react';
import { Button } from '../button.js';
import { EmptyState } from '../notice.js';

interface NoneFoundProps {
  texts: Record<'title' | 'text' | 'action', string>;
  filters: { isFiltered: boolean; clear: () => void };
  scene?: ComponentProps<typeof EmptyState>['scene'];
}

/** Instead of an empty list, with a button that clears its filters. */
export function NoneFound({ texts, filters: { isFiltered, clear }, scene }: NoneFoundProps) {
  return (
    <EmptyState
      title={texts.title}
      scene={scene}
      action={
        isFiltered && (
          <Button look="secondary" onClick={clear}>
            {texts.action}
          </Button>
        )
      }
    >
      {texts.text}
    </EmptyState>
  );
}
