import { useSearchParams } from 'react-router-dom';
import { StaticPage } from '../../features/content/components/static-page.js';
import { unsubscribe } from '../../features/content/texts/unsubscribe.js';
import { MailSubscriptionCard } from '../../features/notifications/components/mail-subscription-card.js';

export function Component() {
  const token = useSearchParams()[0].get('token');
  return <StaticPage text={unsubscribe} first={token && <MailSubscriptionCard token={token} />} />;
}
