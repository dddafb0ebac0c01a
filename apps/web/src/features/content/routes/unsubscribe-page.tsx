import { StaticPage } from '../components/static-page.js';
import { unsubscribe } from '../texts/unsubscribe.js';

export function Component() {
  return <StaticPage text={unsubscribe} />;
}
