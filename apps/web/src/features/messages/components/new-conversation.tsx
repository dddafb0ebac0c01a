import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError, isNotFound } from '../../../lib/api/types.js';
import { useIdOf } from '../use-id-of.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useMessageContactQuery, useStartMessageThreadMutation } from '../api/messages.generated.js';
import { conversation, messagesPage, newConversation as texts } from '../texts/messages.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { listQueryOf } from '../thread-filters.js';
import { useMessageFiles } from '../use-message-files.js';
import { useReadyFiles } from '../use-ready-files.js';
import { Blocked } from './blocked.js';
import { Composer } from './composer.js';
import { ConversationLoading } from './conversation-loading.js';
import { UnknownConversation } from './unknown-conversation.js';
import styles from './conversation.module.css';

const types = ['event', 'application', 'person'] as const;
type Subject = { threadType: (typeof types)[number]; subjectId: string };

function Start({ subject }: { subject: Subject }) {
  const query = useMessageContactQuery({ input: subject });
  const draftName = `new-${subject.threadType}-${subject.subjectId}`;
  const [draft, setDraft] = useDraft(draftName);
  const files = useMessageFiles(subject);
  const idOf = useIdOf(draftName, JSON.stringify([draft.trim(), files.attached]));
  const [start, { isLoading }] = useStartMessageThreadMutation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const to = (threadId: string) => ({ pathname: `/messages/${threadId}`, search: listQueryOf(params) });
  usePageMeta(messagesPage.title);
  const { data, error } = query;
  // A file that arrives after this page is left would stay here.
  const begun = (!files.onWay && data?.contact.threadId) || '';
  const [kept, keep] = useDraft(begun);
  const filesThere = useReadyFiles(begun);
  useEffect(() => {
    if (!begun || !draft || kept) return;
    keep(draft);
    setDraft('');
  }, [begun, draft, kept, keep, setDraft]);
  useEffect(() => {
    if (!begun || files.kept.length === 0 || filesThere.kept.length > 0) return;
    filesThere.take(files.kept);
    files.clear();
  }, [begun, files, filesThere]);
  if (isNotFound(error) || (isApiError(error) && error.code === 'MESSAGE.NO_CONTACT'))
    return <UnknownConversation words={texts.unknown} />;
  if (!data) return <ConversationLoading problem={loadProblem(query, texts.notLoaded)} />;
  if (begun) return <Navigate to={to(begun)} replace />;
  const { blockingThreadId, name, eventTitle } = data.contact;
  const send = async (content: string) => {
    const { data: started, error: refused } = await start({
      input: { ...subject, messageId: idOf(), content, ...files.attached },
    });
    if (!started) {
      toast(messageOf(refused, texts.failed), 'error');
      return;
    }
    setDraft('');
    files.clear();
    await navigate(to(started.thread.id), { replace: true });
  };
  return (
    <>
      <div className={styles.log}>
        <PageHeader
          title={texts.title(name)}
          lead={eventTitle ? conversation.aboutEvent(eventTitle) : undefined}
          documentTitle={texts.title(name)}
        />
        {!blockingThreadId && <p>{texts.first}</p>}
      </div>
      {blockingThreadId ? (
        <Blocked threadId={blockingThreadId} />
      ) : (
        <Composer text={draft} onType={setDraft} onSend={(text) => void send(text)} busy={isLoading} files={files} />
      )}
    </>
  );
}

/** The address names what the conversation is about: `?event=`, `?application=` or `?person=`. */
export function NewConversation() {
  const [params] = useSearchParams();
  const threadType = types.find((type) => params.has(type));
  const subjectId = threadType && params.get(threadType);
  return threadType && subjectId ? (
    <Start key={`${threadType}-${subjectId}`} subject={{ threadType, subjectId }} />
  ) : (
    <UnknownConversation words={texts.unknown} />
  );
}
