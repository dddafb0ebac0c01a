import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../../../components/ui/button.js';
import { DialogActions } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { UpgradeLink } from '../../../components/upgrade/upgrade-link.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { formatCents } from '../../../lib/format/money.js';
import { refundLines } from '../../../lib/refund-policy-texts.js';
import { applicationForm } from '../texts/form.js';
import { quickApply as texts } from '../texts/templates.js';
import { useQuickApply, type Answers } from '../use-quick-apply.js';
import { useTemplates } from '../use-templates.js';
import type { AppliedTo } from './application-form.js';
import { DateClash } from './date-clash.js';
import styles from './quick-apply-dialog.module.css';
import { TemplateFacts } from './template-facts.js';
import { TemplateSelect } from './template-select.js';
import { TermsChanged } from './terms-changed.js';

export interface QuickApplied extends AppliedTo {
  /** An application that the vendor started. */
  hasDraft?: boolean;
  /** How many photos that application has. */
  photos?: number | undefined;
  /** Not on the screen, so that nothing reads it again: after a refusal it must be selected again. */
  isElsewhere?: boolean;
}

interface QuickApplyContentProps {
  events: readonly QuickApplied[];
  onSent: (eventIds: readonly string[]) => void;
  onRemove?: ((eventId: string) => void) | undefined;
  onClose: () => void;
}

const feesOf = ({ boothFeeCents, applicationFeeCents }: QuickApplied) => boothFeeCents + applicationFeeCents;
const refundsOf = (event: QuickApplied) => applicationForm.refunds(refundLines(event.refundPolicy, event));

/** Only applications that the vendor started can have some. */
function photosText(events: readonly QuickApplied[]): string {
  const having = events.flatMap(({ title, photos }) => (photos ? [{ title, photos }] : []));
  const [first] = having;
  if (!first || events.length === 1) return texts.photos(first?.photos ?? 0);
  const each = having.map(({ title, photos }) => texts.photosOf(title, photos));
  return texts.photosMany(each.join(', '), having.length === events.length);
}

/** The summary before sending; for several events, each one's own answer after it. */
export function QuickApplyContent({ events, onSent, onRemove, onClose }: QuickApplyContentProps) {
  const { templates = [] } = useTemplates();
  const [chosen, setChosen] = useState('');
  const { send, close, busy, problem, forget, answers } = useQuickApply({ events, onSent, onClose });
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const [opened] = useState(() => new Map(events.map((event) => [event.id, event])));
  const total = events.reduce((sum, event) => sum + feesOf(event), 0);
  const fees = events.length > 1 ? texts.feesMany : texts.fees;
  const started = events.filter(({ hasDraft }) => hasDraft).map(({ title }) => title);
  if (answers) return <QuickApplyAnswers events={events} answers={answers} onClose={close} />;
  return (
    <Stack gap={16}>
      {events.length > 1 ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <div>
                <strong>{texts.feeOf(event.title, formatCents(feesOf(event)))}</strong>
                <p>{formatDateRange(event.eventDate, event.eventEndDate)}</p>
                {feesOf(event) > 0 && <p>{refundsOf(event)}</p>}
              </div>
              <IconButton
                icon="close"
                label={texts.remove(event.title)}
                disabled={busy}
                onClick={() => onRemove?.(event.id)}
              />
              <DateClash event={event} others={events} />
            </li>
          ))}
        </ul>
      ) : (
        events.map((event) => <DateClash key={event.id} event={event} />)
      )}
      {template && (
        <>
          <TemplateSelect
            label={texts.template}
            templates={templates}
            value={template.id}
            onChange={(id) => {
              setChosen(id);
              forget();
            }}
          />
          {started.length > 0 && <Notice>{texts.replaces(started.join(', '))}</Notice>}
          <p>{texts.check}</p>
          <TemplateFacts template={template} />
          <p>{photosText(events)}</p>
          <p>{total === 0 ? texts.free(events.length) : fees(formatCents(total))}</p>
          {events.length === 1 && total > 0 && <p>{events.map(refundsOf)}</p>}
          {events.map((event) => (
            <TermsChanged key={event.id} before={opened.get(event.id) ?? event} after={event} />
          ))}
        </>
      )}
      {problem && (
        <Notice tone="error" actions={problem.upgrade && <UpgradeLink small reason="templates" />}>
          {problem.text}
        </Notice>
      )}
      <DialogActions>
        {template && (
          <Button busy={busy} onClick={() => void send(template.id)} data-autofocus>
            {events.length > 1 ? texts.sendMany(events.length) : texts.send}
          </Button>
        )}
        <Button look="secondary" disabled={busy} onClick={close}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Stack>
  );
}

type QuickApplyAnswersProps = Pick<QuickApplyContentProps, 'events' | 'onClose'> & { answers: Answers };

function QuickApplyAnswers({ events, answers, onClose }: QuickApplyAnswersProps) {
  const titles = new Map(events.map(({ id, title }) => [id, title]));
  return (
    <Stack gap={16}>
      {answers.map(({ eventId, application, message }) => (
        <Notice key={eventId} tone={application ? 'success' : 'error'} title={titles.get(eventId)}>
          {application ? texts.answerSent : <ServiceText>{message ?? texts.failed}</ServiceText>}
        </Notice>
      ))}
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        {answers.some(({ application }) => application) && (
          <LinkButton look="secondary" to="/vendor/applications?status=pending" onClick={onClose}>
            {texts.seeSent}
          </LinkButton>
        )}
      </DialogActions>
    </Stack>
  );
}
