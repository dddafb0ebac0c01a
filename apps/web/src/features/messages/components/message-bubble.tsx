import { cx } from '../../../components/ui/cx.js';
import { FileStrip } from '../../../components/files/file-strip.js';
import { ImageStrip } from '../../../components/images/image-strip.js';
import { formatTimeOfDay } from '../../../lib/format/dates.js';
import { useMessageFileLinkMutation, type MessageFactsFragment as Message } from '../api/messages.generated.js';
import { conversation as texts } from '../texts/messages.js';
import { isArriving } from '../use-messages.js';
import { MessageText } from './message-text.js';
import styles from './conversation.module.css';

interface MessageBubbleProps {
  message: Message;
  senderName: string;
  own: boolean;
  /** The last of the viewer's messages that the other person read. */
  read: boolean;
}

export function MessageBubble({ message, senderName, own, read }: MessageBubbleProps) {
  const { content, images, files, createdAt } = message;
  const [ask] = useMessageFileLinkMutation();
  const linkTo = async (id: string) => (await ask({ id })).data?.download.signedUrl ?? null;
  const label = (place: number, all: number) =>
    own ? texts.ownPhoto(place, all) : texts.photoFrom(senderName, place, all);
  return (
    <div className={cx(styles.message, own && styles.own)}>
      {own && <span className="visually-hidden">{texts.you}</span>}
      {images.length > 0 && <ImageStrip images={images} label={label} arriving={isArriving(message)} />}
      {files.length > 0 && <FileStrip files={files} linkTo={linkTo} arriving={isArriving(message)} />}
      {content !== '' && (
        <div className={cx(styles.bubble, content === null && styles.removed)} dir="auto">
          {content === null ? texts.removed : <MessageText>{content}</MessageText>}
        </div>
      )}
      <div className={styles.foot}>
        <time dateTime={createdAt}>{formatTimeOfDay(createdAt)}</time>
        {read && <span>{texts.read}</span>}
      </div>
    </div>
  );
}
