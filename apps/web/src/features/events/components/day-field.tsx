import { useState, type ChangeEvent } from 'react';

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
  return (
    <label>
      {label}
      <input
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        value={typed}
        onChange={type}
        onBlur={() => setTyped(value)}
      />
    </label>
  );
}
