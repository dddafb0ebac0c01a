import { StaticPage } from '../components/static-page.js';
import { support } from '../texts/pages.js';

export function Component() {
  return <StaticPage text={support} />;
}
