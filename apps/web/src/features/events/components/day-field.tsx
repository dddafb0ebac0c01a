import { useState, type ChangeEvent, type FocusEvent } from 'react';

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
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.validity.valid) onPick(target.value);
  };
  /** Browsers report no change when the last part of a day is cleared. */
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.validity.valid && target.value !== value) onPick(target.value);
    else setTyped(value);
  };
  return (
    <label>
      {label}
      <input type="date" min="2000-01-01" max="9999-12-31" value={typed} onChange={type} onBlur={leave} />
    </label>
  );
}
