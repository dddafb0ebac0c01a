import { RichText } from '../../../components/rich-text/rich-text.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useRenderedPostQuery } from '../api/admin-blog.generated.js';
import { postForm } from '../texts.js';
import styles from './editor.module.css';

/** What visitors will see, as the server shows it. */
export function Preview({ title, document }: { title: string; document: string }) {
  const query = useRenderedPostQuery({ document });
  const problem = loadProblem(query, messageOf(query.error, postForm.previewFailed));
  if (problem) return <ErrorState {...problem} />;
  if (!query.data) return <Loading inline />;
  return (
    <div className={styles.preview}>
      <h1>{title}</h1>
      <RichText html={query.data.rendered.html} />
    </div>
  );
}
