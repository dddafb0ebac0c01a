import { RichText } from '../../../components/rich-text/rich-text.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useRenderedPostQuery } from '../api/admin-blog.generated.js';
import { postForm } from '../texts.js';
import styles from './editor.module.css';

/** What visitors will see, as the server shows it. */
export function Preview({ title, document }: { title: string; document: string }) {
  const { data, error, isFetching, refetch } = useRenderedPostQuery({ document });
  if (error && !isFetching) {
    const message = messageOf(error, postForm.previewFailed);
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading inline />;
  return (
    <div className={styles.preview}>
      <h1>{title}</h1>
      <RichText html={data.rendered.html} />
    </div>
  );
}
