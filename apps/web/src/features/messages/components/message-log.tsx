import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { formatDate, shiftDate } from '../../../lib/format/dates.js';
import type { MessageFactsFragment as Message, ThreadFactsFragment as Thread } from '../api/messages.generated.js';
import { conversation as texts } from '../texts/messages.js';
import { nameOf } from '../thread-names.js';
import type { Outgoing } from '../use-send.js';
import { MessageBubble } from './message-bubble.js';
import { OutgoingBubble } from './outgoing-bubble.js';
import styles from './conversation.module.css';

const NEAR_PX = 80;

interface MessageLogProps {
  thread: Thread;
  messages: readonly Message[] | undefined;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
  typing: string;
  hasOlder: boolean;
  loadingOlder: boolean;
  olderFailed: boolean;
  loadOlder: () => void;
}

type OlderProps = Pick<MessageLogProps, 'hasOlder' | 'loadingOlder' | 'olderFailed' | 'loadOlder'>;

function OlderMessages({ hasOlder, loadingOlder, olderFailed, loadOlder }: OlderProps) {
  if (!hasOlder) return null;
  if (olderFailed) return <ErrorState message={texts.olderNotLoaded} onRetry={loadOlder} />;
  return (
    <Button look="quiet" small busy={loadingOlder} onClick={loadOlder}>
      {texts.older}
    </Button>
  );
}

const dayOf = (iso: string): string => shiftDate(new Date(iso), {});

/** Stays at the newest message, or where the reader scrolled to while older messages load above. */
export function MessageLog({ thread, messages = [], outgoing, typing, ...more }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, height: 0 });
  const [atEnd, setAtEnd] = useState(true);
  const first = messages[0]?.seq ?? 0;
  const newest = messages.at(-1)?.id;
  const count = messages.length + outgoing.length;
  // Its buttons make it taller.
  const failed = outgoing.filter((one) => one.failed).length;
  const toEnd = () => log.current?.scrollTo?.({ top: log.current.scrollHeight });
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const { first: known, height } = before.current;
    if (known > 0 && first < known) element.scrollTop += element.scrollHeight - height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    before.current = { first, height: element.scrollHeight };
  }, [first, newest, count, failed, atEnd]);
  // The log gets smaller while images are chosen, and when an on-screen keyboard opens.
  useEffect(() => {
    const element = log.current;
    if (!element || !atEnd) return;
    const observer = new ResizeObserver(() => (element.scrollTop = element.scrollHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [atEnd]);
  const sending = outgoing.at(-1)?.messageId;
  useEffect(() => {
    if (sending) setAtEnd(true);
  }, [sending]);
  const scrolled = () => {
    const element = log.current;
    if (!element) return;
    setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
    if (element.scrollTop < NEAR_PX && more.hasOlder && !more.olderFailed) more.loadOlder();
  };
  const lastRead = Math.max(0, ...thread.others.map(({ lastReadSeq }) => lastReadSeq));
  const sent = new Set(messages.map(({ id }) => id));
  const readUpTo = messages.findLast(({ seq, senderId }) => seq <= lastRead && senderId === thread.self.userId)?.id;
  return (
    <>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label={texts.log} tabIndex={0} onScroll={scrolled}>
        <OlderMessages {...more} />
        {messages.map((message, index) => {
          const day = dayOf(message.createdAt);
          const previous = messages[index - 1];
          return (
            <Fragment key={message.id}>
              {(!previous || dayOf(previous.createdAt) !== day) && <div className={styles.day}>{formatDate(day)}</div>}
              <MessageBubble
                message={message}
                senderName={nameOf(thread)}
                own={message.senderId === thread.self.userId}
                read={message.id === readUpTo}
              />
            </Fragment>
          );
        })}
        {outgoing
          .filter(({ messageId }) => !sent.has(messageId))
          .map((message) => (
            <OutgoingBubble
              key={message.messageId}
              message={message}
              onRetry={more.onRetry}
              onDiscard={more.onDiscard}
            />
          ))}
        {!atEnd && (
          <Button className={styles.toNewest} look="secondary" small icon="down" onClick={toEnd}>
            {texts.newest}
          </Button>
        )}
      </div>
      <div className={styles.typing} aria-live="polite">
        {typing}
      </div>
    </>
  );
}
