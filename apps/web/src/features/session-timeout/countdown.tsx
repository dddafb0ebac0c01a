import { useEffect, useState } from 'react';
import { urgentSeconds } from './rules.js';
import { sessionTimeout } from './texts.js';
import styles from './countdown.module.css';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));
/** Announced at these moments only, not every second. */
const announced = [10, 30, 60, 120];

const inWords = (seconds: number): string =>
  seconds < 60 ? sessionTimeout.leftSeconds(seconds) : sessionTimeout.leftMinutes(Math.round(seconds / 60));

export function Countdown({ endsAt }: { endsAt: number }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const mark = announced.find((seconds) => left <= seconds) ?? left;
  return (
    <>
      <p role="timer" className={styles.clock} data-urgent={left < urgentSeconds || undefined}>
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <p className="visually-hidden" role="status">
        {inWords(mark)}
      </p>
    </>
  );
}
