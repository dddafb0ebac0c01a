import { StaticPage } from '../components/static-page.js';
import { terms } from '../texts/terms.js';

export function Component() {
  return <StaticPage text={terms} />;
}
