import { useState } from 'react';
import { isWhole } from '../moved-dates.js';

interface DayFieldProps {
  label: string;
  value: string;
  onPick: (day: string) => void;
}

/** Keeps a day whose year is still being typed, or has too many digits, out of the address. */
export function DayField({ label, value, onPick }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const type = (day: string) => {
    setTyped(day);
    if (day === '' || isWhole(day)) onPick(day);
  };
  return (
    <label>
      {label}
      <input type="date" value={typed} onChange={(event) => type(event.target.value)} onBlur={() => setTyped(value)} />
    </label>
  );
}
