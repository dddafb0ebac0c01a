import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { baseApi } from '../../lib/api/base-api.js';
import { messageOf } from '../../lib/api/message-of.js';
import { isApiError } from '../../lib/api/types.js';
import {
  useQuickApplyMutation,
  useQuickApplyToManyMutation,
  type QuickApplyToManyMutation,
} from './api/applications.generated.js';
import type { QuickApplied } from './components/quick-apply-dialog.js';
import { useSession } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { quickApply as texts } from './texts/templates.js';
import { useTemplates } from './use-templates.js';

export type Answers = QuickApplyToManyMutation['answers'];

interface QuickApplyOptions {
  events: readonly QuickApplied[];
  /** Until they are read again, nothing else knows of the sent applications. */
  onSent: (eventIds: readonly string[]) => void;
  /** After one application was sent; several have their answers to show. */
  onClose: () => void;
}

export function useQuickApply({ events, onSent, onClose }: QuickApplyOptions) {
  const { list } = useTemplates();
  const { retry: askPlanAgain } = useSession();
  const [sendOne, one] = useQuickApplyMutation();
  const [sendMany, many] = useQuickApplyToManyMutation();
  const [problem, setProblem] = useState<{ text: string; upgrade: boolean }>();
  const [answers, setAnswers] = useState<Answers>();
  const dispatch = useAppDispatch();
  /** Another attempt needs the terms that changed. */
  const readAgain = (...codes: readonly (string | null)[]) => {
    if (codes.includes('APPLICATION.TERMS_CHANGED')) dispatch(baseApi.util.invalidateTags(['Event']));
  };
  const refuse = (error: unknown) => {
    if (isApiError(error)) readAgain(error.code);
    const upgrade = isApiError(error) && error.code === 'MEMBERSHIP.VENDOR_PRO_REQUIRED';
    setProblem({ text: messageOf(error, texts.failed), upgrade });
    if (isApiError(error) && error.code === 'NOT_FOUND') void list.refetch();
  };
  const send = async (templateId: string) => {
    setProblem(undefined);
    const [event] = events;
    if (events.length === 1 && event && !event.isElsewhere) {
      const { error } = await sendOne({ input: { eventId: event.id, terms: event.terms, templateId } });
      if (error) return refuse(error);
      toast(texts.sent(event.title));
      onSent([event.id]);
      return onClose();
    }
    const { data, error } = await sendMany({
      input: { events: events.map(({ id: eventId, terms }) => ({ eventId, terms })), templateId },
    });
    if (error) return refuse(error);
    setAnswers(data.answers);
    readAgain(...data.answers.map(({ code }) => code));
    onSent(data.answers.filter(({ application }) => application).map(({ eventId }) => eventId));
  };
  /** The plan ended meanwhile: what it allows is fetched again once the dialog closes. */
  const close = () => {
    if (problem?.upgrade) askPlanAgain();
    onClose();
  };
  return { send, close, busy: one.isLoading || many.isLoading, problem, forget: () => setProblem(undefined), answers };
}
