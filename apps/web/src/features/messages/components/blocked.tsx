import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useBlockThreadMutation } from '../api/messages.generated.js';
import { conversation, threadMenu as texts } from '../texts/messages.js';
import styles from './conversation.module.css';

/** In place of the composer, also where the person left the conversation in which they blocked the other. */
export function Blocked({ threadId }: { threadId: string }) {
  const [block, { isLoading }] = useBlockThreadMutation();
  const unblock = async () => {
    const { error } = await block({ input: { threadId, on: false } });
    if (error) toast(texts.failed, 'error');
    else toast(texts.unblocked);
  };
  return (
    <div className={styles.closed}>
      <Row>
        <span>{conversation.blocked}</span>
        <Button small look="secondary" busy={isLoading} onClick={() => void unblock()}>
          {texts.unblock}
        </Button>
      </Row>
    </div>
  );
}
