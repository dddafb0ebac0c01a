import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Awning } from '../../../components/art/awning.js';
import { MarketMorning } from '../art/market-morning.js';
import { MarketPlan } from '../art/market-plan.js';
import { Button } from '../../../components/ui/button.js';
import { PageTitle } from '../../../components/ui/page-title.js';
import { hero, type Side } from '../texts.js';
import styles from './hero.module.css';

const sides: readonly Side[] = ['vendor', 'organizer'];

function EventSearchForm() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate(term ? `/events?search=${encodeURIComponent(term)}` : '/events');
  };
  return (
    <form role="search" className={styles.search} onSubmit={search}>
      <input name="search" type="search" maxLength={100} aria-label={hero.search} placeholder={hero.searchHint} />
      <Button type="submit" icon="search">
        {hero.searchButton}
      </Button>
    </form>
  );
}

/** `start` is the side shown until one is chosen. The session, which decides it, may arrive after that. */
export function Hero({ start }: { start: Side }) {
  const [chosen, setChosen] = useState<Side>();
  const side = chosen ?? start;
  const words = hero[side];
  return (
    <section className={styles.hero}>
      <Awning height={58} stripe={64} className={styles.awning} />
      <div className={styles.inner}>
        <div className={styles.words}>
          <div className={styles.sides} role="group" aria-label={hero.switch}>
            {sides.map((one) => (
              <button key={one} type="button" aria-pressed={one === side} onClick={() => setChosen(one)}>
                {hero[one].tab}
              </button>
            ))}
          </div>
          <PageTitle>{words.title}</PageTitle>
          <p>{words.text}</p>
          <EventSearchForm />
          <p className={styles.or}>
            {hero.or} <Link to="/events">{hero.allEvents}</Link>
            {hero.noAccount}
          </p>
        </div>
        <svg className={styles.art} viewBox="0 0 720 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {side === 'vendor' ? <MarketMorning /> : <MarketPlan />}
        </svg>
      </div>
    </section>
  );
}
