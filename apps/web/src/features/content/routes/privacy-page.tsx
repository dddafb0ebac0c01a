import { StaticPage } from '../components/static-page.js';
import { privacy } from '../texts/privacy.js';

export function Component() {
  return <StaticPage text={privacy} />;
}
