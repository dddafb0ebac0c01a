import { useEffect, useRef, useState } from 'react';
import { FormConflict } from '../../../components/ui/form/form-conflict.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { DECLINED, showServerErrors } from '../../../components/ui/form/server-errors.js';
import {
  useApplicationForEventQuery,
  useApplicationImagesQuery,
  useCreateDraftMutation,
  useSubmitApplicationMutation,
} from '../api/applications.generated.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { isApiError } from '../../../lib/api/types.js';
import type { RefundedEvent } from '../../../lib/refund-days.js';
import { refundLines, type RefundPolicy } from '../../../lib/refund-policy-texts.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { applicationForm, draftConflict, formProblems } from '../texts/form.js';
import { useDraftForm } from '../use-draft-form.js';
import { lastSave } from '../use-draft-saving.js';
import { useKeptDraft } from '../use-kept-draft.js';
import { useTemplates } from '../use-templates.js';
import { ApplicationFields } from './application-fields.js';
import {
  answerOf,
  emptyApplication,
  toApplicationInput,
  type ApplicationFormValues,
} from '../application-form-schema.js';
import styles from './application-form.module.css';
import { ApplicationPreview } from './application-preview.js';
import { CancelDraft } from './cancel-draft.js';
import { DateClash } from './date-clash.js';
import { PhotoField } from './photos/photo-field.js';
import { Prefill } from './prefill.js';
import { TermsChanged } from './terms-changed.js';

export interface AppliedTo extends RefundedEvent {
  id: string;
  title: string;
  eventEndDate: string | null;
  boothFeeCents: number;
  applicationFeeCents: number;
  refundPolicy: RefundPolicy | null;
  terms: string;
}

interface ApplicationFormProps {
  draftId: string;
  event: AppliedTo;
  onSubmitted: () => void;
  /** The application was sent meanwhile, as in another tab. */
  onSubmittedEarlier: () => void;
  onCanceled: () => void;
}

export function ApplicationForm({ draftId, event, onSubmitted, onSubmittedEarlier, onCanceled }: ApplicationFormProps) {
  const [submit] = useSubmitApplicationMutation();
  const [createDraft] = useCreateDraftMutation();
  const [photosUnderway, setPhotosUnderway] = useState(0);
  const { data: photos } = useApplicationImagesQuery({ applicationId: draftId }, { skip: !draftId });
  const { templateId, setTemplateId, forget } = useKeptDraft(draftId);
  const { templates = [] } = useTemplates();
  const { data: known } = useApplicationForEventQuery({ eventId: event.id });
  const { form, isHereOnly, conflict, settle, shown, dispute, startOver } = useDraftForm(draftId, event.id);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, []);
  const [opened] = useState(event);
  const dispatch = useAppDispatch();
  const values = form.watch();
  const answered = Object.values(values).filter((value) => value.trim() !== '').length;
  const send = async (sent: ApplicationFormValues) => {
    if (!draftId) {
      form.setError('root', { message: formProblems.noDraft });
      return;
    }
    await lastSave(draftId);
    const submitNow = () =>
      submit({ input: toApplicationInput(draftId, sent, { seen: event, templateId, before: shown() }) });
    let { error } = await submitNow();
    if (isApiError(error) && error.code === 'NOT_FOUND') {
      // Another tab discarded the draft. A new one has its ID, and no answers or photos yet.
      startOver();
      const { error: notCreated } = await createDraft({ eventId: event.id });
      if (notCreated) error = notCreated;
      else if (!photos?.images.length) ({ error } = await submitNow());
    }
    if (isApiError(error) && error.code === 'APPLICATION.CHANGED_MEANWHILE') {
      showServerErrors(form, DECLINED, formProblems.notSent);
      if (!(await dispute(error.fields.map(({ path }) => answerOf(path)))))
        form.setError('root', { message: formProblems.notSent });
      return;
    }
    if (isApiError(error) && error.code === 'APPLICATION.TERMS_CHANGED')
      dispatch(baseApi.util.invalidateTags(['Event']));
    // The preview then shows what is left.
    if (isApiError(error) && error.code === 'APPLICATION.TEMPLATE_GONE') setTemplateId('');
    const isSentEarlier = isApiError(error) && error.code === 'APPLICATION.NOT_DRAFT';
    if (error && !isSentEarlier) {
      showServerErrors(form, error, formProblems.notSent);
      return;
    }
    forget();
    if (isSentEarlier) onSubmittedEarlier();
    else onSubmitted();
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      <Card title={applicationForm.title(event.title)}>
        <Form form={form} onSubmit={send} label={applicationForm.form}>
          <DateClash event={event} />
          <p className={styles.note}>{applicationForm.progress(answered, Object.keys(emptyApplication).length)}</p>
          <Prefill templateId={templateId} onTemplate={setTemplateId} />
          <ApplicationFields photos={<PhotoField applicationId={draftId} onSending={setPhotosUnderway} />} />
          <ApplicationPreview
            values={values}
            kept={templates.find(({ id }) => id === templateId) ?? known?.application}
            feesCents={event.boothFeeCents + event.applicationFeeCents}
          />
          {conflict && (
            <FormConflict
              title={draftConflict.title}
              labels={draftConflict.answers}
              conflict={conflict}
              settle={settle}
            />
          )}
          <TermsChanged before={opened} after={event} />
          <FormProblem />
          {isHereOnly && (
            <p className={styles.note} role="status">
              {applicationForm.hereOnly}
            </p>
          )}
          {photosUnderway > 0 && (
            <p className={styles.note} role="status">
              {applicationForm.waiting(photosUnderway)}
            </p>
          )}
          <Row>
            <SubmitButton disabled={photosUnderway > 0}>{applicationForm.send}</SubmitButton>
            <CancelDraft
              draftId={draftId}
              hasContents={answered > 0 || photosUnderway > 0 || photos?.images.length !== 0}
              onDeleted={() => {
                forget();
                onCanceled();
              }}
              onFailed={(error) => showServerErrors(form, error, formProblems.notDeleted)}
            />
          </Row>
          <p className="quiet">{applicationForm.payment}</p>
          <p className="quiet">{applicationForm.refunds(refundLines(event.refundPolicy, event))}</p>
        </Form>
      </Card>
    </div>
  );
}
