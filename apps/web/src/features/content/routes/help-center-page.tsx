import { StaticPage } from '../components/static-page.js';
import { helpCenter } from '../texts/pages.js';

export function Component() {
  return <StaticPage text={helpCenter} />;
}
