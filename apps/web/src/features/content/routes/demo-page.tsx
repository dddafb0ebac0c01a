import { StaticPage } from '../components/static-page.js';
import { demo } from '../texts/pages.js';

export function Component() {
  return <StaticPage text={demo} />;
}
