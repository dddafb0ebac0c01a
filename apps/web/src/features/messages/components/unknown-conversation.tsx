import { LinkButton } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';

interface UnknownConversationProps {
  words: { title: string; text: string; action: string };
}

export function UnknownConversation({ words: { title, text, action } }: UnknownConversationProps) {
  usePageMeta(title);
  return (
    <EmptyState screen title={title} scene={null} action={<LinkButton to="/messages">{action}</LinkButton>}>
      {text}
    </EmptyState>
  );
}
