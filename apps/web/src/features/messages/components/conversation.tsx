import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/ui/notice.js';
import { PageTitle } from '../../../components/ui/page-title.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useMessageThreadQuery, type ThreadFactsFragment as Thread } from '../api/messages.generated.js';
import { conversation as texts, messagesPage } from '../texts/messages.js';
import { nameOf, subjectOf } from '../thread-names.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { useMessageFiles } from '../use-message-files.js';
import { useMessages } from '../use-messages.js';
import { useOlderSince } from '../use-older-since.js';
import { useReadMark } from '../use-read-mark.js';
import { useSend } from '../use-send.js';
import { useIsTyping, useSignalTyping } from '../use-typing.js';
import { Composer } from './composer.js';
import { ConversationLoading } from './conversation-loading.js';
import { MessageLog } from './message-log.js';
import { ThreadMenu } from './thread-menu.js';
import { UnknownConversation } from './unknown-conversation.js';
import styles from './conversation.module.css';

function reasonOf({ isClosed, isBlocked }: Thread): string {
  if (isClosed) return texts.closedByAdmin;
  return isBlocked ? texts.blocked : texts.closed;
}

function Head({ thread }: { thread: Thread }) {
  const subject = subjectOf(thread);
  usePageMeta(nameOf(thread));
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <PageTitle dir="auto">{nameOf(thread)}</PageTitle>
        {subject && <p>{thread.eventId ? <Link to={`/events/${thread.eventId}`}>{subject}</Link> : subject}</p>}
      </div>
      <ThreadMenu thread={thread} />
    </header>
  );
}

function Open({ thread }: { thread: Thread }) {
  const { messages, problem, ...older } = useMessages(thread.id);
  const { outgoing, send, retry, discard } = useSend(thread.id, messages);
  useOlderSince(outgoing.find(({ failed }) => failed)?.createdAt, messages, older.loadOlder);
  const [draft, setDraft] = useDraft(thread.id);
  const files = useMessageFiles({ threadId: thread.id });
  const signalTyping = useSignalTyping(thread.id);
  const typing = useIsTyping(thread.id);
  useReadMark(thread.id, thread.self.lastReadSeq, messages?.at(-1)?.seq ?? 0);
  return (
    <>
      <Head thread={thread} />
      {problem && <ErrorState {...problem} />}
      {(messages || !problem) && (
        <MessageLog
          thread={thread}
          messages={messages}
          outgoing={outgoing}
          onRetry={retry}
          onDiscard={discard}
          typing={typing ? texts.typing(nameOf(thread)) : ''}
          {...older}
        />
      )}
      {thread.mayWrite ? (
        <Composer
          text={draft}
          onType={(text) => {
            setDraft(text);
            if (text) signalTyping();
          }}
          files={files}
          onSend={(text) => {
            setDraft('');
            files.clear();
            send(text, files.attached, files.since);
          }}
        />
      ) : (
        <p className={styles.closed}>{reasonOf(thread)}</p>
      )}
    </>
  );
}

export function Conversation({ id }: { id: string }) {
  const query = useMessageThreadQuery({ id });
  usePageMeta(messagesPage.title);
  const { data, error } = query;
  if (isNotFound(error)) return <UnknownConversation words={texts.unknown} />;
  if (data) return <Open thread={data.thread} />;
  return <ConversationLoading problem={loadProblem(query, texts.notLoaded)} />;
}
