import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useDeletePostMutation } from '../api/admin-blog.generated.js';
import { publishing } from '../texts.js';

const { remove: texts } = publishing;

interface DeletePostProps {
  post: { id: string; title: string } | null;
  onClose: () => void;
}

export function DeletePost({ post, onClose }: DeletePostProps) {
  const [remove] = useDeletePostMutation();
  const confirm = async () => {
    if (!post) return;
    const { error } = await remove({ id: post.id });
    if (error) toast(messageOf(error, texts.failed), 'error');
    else toast(texts.done);
    onClose();
  };
  return (
    <Confirm
      title={texts.title(post?.title ?? '')}
      action={texts.action}
      danger
      open={post !== null}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{texts.effect}</p>
    </Confirm>
  );
}
