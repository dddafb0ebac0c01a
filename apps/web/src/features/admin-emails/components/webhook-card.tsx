import { Button } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { adminEmailsApi } from '../api/admin-emails.generated.js';
import { log as texts } from '../texts.js';
import styles from './email-templates.module.css';

/** Shown on demand, because the address is a secret. */
export function WebhookCard() {
  const [ask, { data, error, isFetching }] = adminEmailsApi.endpoints.mailWebhook.useLazyQuery();
  const show = () => void ask();
  return (
    <Card title={texts.webhook}>
      <Stack gap={12}>
        <p>{texts.webhookText}</p>
        {error && !isFetching && <ErrorState message={texts.notLoaded} onRetry={show} />}
        {data ? (
          <p>
            <code className={styles.address}>{data.webhook.url}</code>
          </p>
        ) : (
          <div>
            <Button look="secondary" small icon="eye" busy={isFetching} onClick={show}>
              {texts.show}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
