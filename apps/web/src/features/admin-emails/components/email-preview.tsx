import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Segments } from '../../../components/ui/list/filters.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { isApiError } from '../../../lib/api/types.js';
import { useEmailPreviewQuery } from '../api/admin-emails.generated.js';
import { preview as texts } from '../texts.js';
import type { Template } from './wording-form.js';
import styles from './email-templates.module.css';

type View = keyof typeof texts.views;
const views = (Object.keys(texts.views) as View[]).map((value) => ({ value, label: texts.views[value] }));
const TYPING_MS = 300;

interface EmailPreviewProps extends Pick<Template, 'type' | 'language'> {
  subject: string;
  text: string;
}

/** Follows what is typed. The last good preview stays while the wording has a problem. */
export function EmailPreview({ type, language, subject, text }: EmailPreviewProps) {
  const [view, setView] = useState<View>('light');
  // One value each: an object would be another one in every render, and never come to rest.
  const [typedSubject] = useDebouncedValue(subject, TYPING_MS);
  const [typedText] = useDebouncedValue(text, TYPING_MS);
  const { data, error } = useEmailPreviewQuery({ input: { type, language, subject: typedSubject, text: typedText } });
  const problems = isApiError(error) ? error.fields.map(({ message }) => message) : [];
  return (
    <Card title={texts.title}>
      <Stack>
        <Segments label={texts.view} value={view} options={views} onChange={setView} />
        {error && <Notice tone="warning">{problems.length > 0 ? problems.join('. ') : texts.failed}</Notice>}
        {!data && !error && <Loading inline />}
        {data && (
          <>
            <p className={styles.subject}>{data.preview.subject}</p>
            {view === 'text' ? (
              <pre className={styles.plain}>{data.preview.text}</pre>
            ) : (
              <iframe
                className={styles.mail}
                data-view={view}
                title={texts.frame(data.preview.subject)}
                sandbox=""
                srcDoc={data.preview.html}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
