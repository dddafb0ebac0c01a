import { Suspense, useState, type FormEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { Awning } from '../../components/art/awning.js';
import { Button, IconButton, LinkButton } from '../../components/ui/button.js';
import { lazyPart } from '../../lib/load-chunk.js';
import { useSession } from '../../lib/session/use-session.js';
import { PaletteButton } from '../palette/palette-button.js';
import { BellPlace } from './bell-place.js';
import { Mark } from './mark.js';
import { backTarget, mobileTitle } from './mobile-title.js';
import { account, frame, search } from './texts.js';
import styles from './layout.module.css';

const MobileMenu = lazyPart(() => import('./mobile-menu.js'), 'MobileMenu');

const searchable = new Set(['/events', '/vendors']);

export function MobileHeader() {
  const { pathname, state } = useLocation() as Location<{ from?: Location } | null>;
  const navigate = useNavigate();
  const { session, status } = useSession();
  const arrivedByLink = useNavigationType() === NavigationType.Push;
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchingAt, setSearchingAt] = useState('');
  const back = backTarget(pathname);
  const title = mobileTitle(pathname);
  const searching = searchingAt === pathname;
  // Going back keeps the list's search.
  const goBack = () => void (arrivedByLink ? navigate(-1) : navigate(back ?? '/'));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!term) return;
    setSearchingAt('');
    void navigate(`/events?search=${encodeURIComponent(term)}`);
  };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.inner}>
          {back ? (
            <IconButton icon="left" label={frame.back} onClick={goBack} />
          ) : (
            <IconButton icon="menu" label={frame.menu} onClick={() => setMenuOpen(true)} />
          )}
          {title ? <div className={styles.title}>{title}</div> : <Mark />}
          <div className={styles.spacer} />
          {searchable.has(pathname) ? (
            <IconButton
              icon={searching ? 'close' : 'search'}
              label={searching ? search.close : search.open}
              aria-expanded={searching}
              onClick={() => setSearchingAt(searching ? '' : pathname)}
            />
          ) : (
            <PaletteButton />
          )}
          {session && <BellPlace />}
          {status === 'signed-out' && !back && pathname !== '/register' && (
            <LinkButton small to="/register" state={{ from: state?.from }}>
              {account.signUp}
            </LinkButton>
          )}
          {back && <IconButton icon="menu" label={frame.menu} onClick={() => setMenuOpen(true)} />}
        </div>
        {searching && (
          <form role="search" className={styles.searchBar} onSubmit={find}>
            <input
              name="search"
              type="search"
              maxLength={100}
              aria-label={search.field}
              placeholder={search.example}
              autoFocus
            />
            <Button type="submit">{search.submit}</Button>
          </form>
        )}
      </div>
      {pathname !== '/' && <Awning height={7} stripe={14} />}
      {menuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
