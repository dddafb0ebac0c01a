import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Awning } from '../../../components/art/awning.js';
import { Scene } from '../../../components/art/scene.js';
import { Button } from '../../../components/ui/button.js';
import { useArrivalFocus } from '../../../components/ui/use-arrival-focus.js';
import styles from './landing.module.css';

const words = {
  vendor: {
    tab: 'I sell',
    title: 'Your next good market day',
    text: 'Find craft fairs, farmers markets and festivals near you. Apply in minutes, pay for your booth, know when to load in.',
    scene: 'craft_fair',
  },
  organizer: {
    tab: 'I organize',
    title: 'Every booth filled, every fee in',
    text: 'Publish your market, choose your vendors, and have fees paid out to your account. Your event may already be listed: claim it.',
    scene: 'festival',
  },
} as const;

export function Hero({ start }: { start: 'vendor' | 'organizer' }) {
  const [side, setSide] = useState<'vendor' | 'organizer'>(start);
  const navigate = useNavigate();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const shown = words[side];
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate(term ? `/events?search=${encodeURIComponent(term)}` : '/events');
  };
  return (
    <section className={styles.hero}>
      <Awning height={34} stripe={46} />
      <div className={styles.heroInner}>
        <div>
          <div className={styles.roles} role="group" aria-label="Who are you?">
            {(['vendor', 'organizer'] as const).map((one) => (
              <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
                {words[one].tab}
              </button>
            ))}
          </div>
          <h1 tabIndex={-1} ref={heading}>
            {shown.title}
          </h1>
          <p>{shown.text}</p>
          <form role="search" className={styles.search} onSubmit={search}>
            <input name="search" type="search" aria-label="Search events" placeholder="Market, city or product" />
            <Button type="submit" icon="search">
              Search
            </Button>
          </form>
          <p style={{ fontSize: 'var(--text-15)' }}>
            Or <Link to="/events">look at all events</Link>, no account needed.
          </p>
        </div>
        <div className={styles.picture}>
          <Scene type={shown.scene} />
        </div>
      </div>
    </section>
  );
}
