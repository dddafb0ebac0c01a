import { useLocation } from 'react-router-dom';
import { StaticPage } from '../components/static-page.js';
import { about, demo, helpCenter, support } from '../texts/pages.js';
import { privacy } from '../texts/privacy.js';
import { terms } from '../texts/terms.js';

const texts = {
  '/about': about,
  '/demo': demo,
  '/help-center': helpCenter,
  '/privacy': privacy,
  '/support': support,
  '/terms': terms,
};

export function Component() {
  const path = useLocation().pathname.replace(/\/$/, '').toLowerCase();
  return <StaticPage key={path} text={texts[path as keyof typeof texts]} />;
}
