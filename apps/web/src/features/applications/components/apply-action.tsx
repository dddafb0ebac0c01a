import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import {
  useApplicationForEventQuery,
  useCreateDraftMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { applyPanel } from '../texts/apply.js';
import { useTemplates } from '../use-templates.js';
import type { AppliedTo } from './application-form.js';
import styles from './apply-panel.module.css';
import { QuickApply } from './quick-apply.js';

export type PanelEvent = AppliedTo & { badge: string };

export interface Started {
  onDraft: (draftId: string) => void;
  /** The application was sent meanwhile, as in another tab. */
  onSentEarlier: () => void;
}

function startProblem(error: unknown): string {
  if (isApiError(error) && error.code === 'UNAUTHENTICATED') return applyPanel.loginNeeded;
  if (isApiError(error) && error.code === 'NETWORK') return applyPanel.notStarted;
  return messageOf(error, applyPanel.notStarted);
}

interface ApplyActionProps extends Started {
  event: PanelEvent;
  draft: Application | null | undefined;
  onSent: () => void;
}

/** Starts an application with the form or from a template. */
export function ApplyAction({ event, draft, onDraft, onSentEarlier, onSent }: ApplyActionProps) {
  const hasDraft = Boolean(draft);
  const quickApplied = { ...event, hasDraft, photos: draft?.images.length };
  const [createDraft, { isLoading }] = useCreateDraftMutation();
  const { refetch } = useApplicationForEventQuery({ eventId: event.id });
  const hasTemplates = (useTemplates().templates ?? []).length > 0;
  const [problem, setProblem] = useState('');
  const start = async () => {
    setProblem('');
    const { data, error } = await createDraft({ eventId: event.id });
    if (error) setProblem(startProblem(error));
    else if (data.application.status === 'draft') {
      // Another device may have continued it.
      if (hasDraft) await refetch();
      onDraft(data.application.id);
    } else onSentEarlier();
  };
  return (
    <Stack gap={12}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>{applyPanel.lead}</p>
      <div className={cx(styles.reach, hasTemplates && styles.choice)}>
        <Button wide busy={isLoading} onClick={() => void start()}>
          {hasDraft ? applyPanel.goOn : applyPanel.apply}
        </Button>
        {hasTemplates && <QuickApply event={quickApplied} onSent={onSent} />}
      </div>
      {!hasTemplates && <QuickApply event={quickApplied} onSent={onSent} />}
    </Stack>
  );
}
