import { StaticPage } from '../components/static-page.js';
import { about } from '../texts/pages.js';

export function Component() {
  return <StaticPage text={about} />;
}
