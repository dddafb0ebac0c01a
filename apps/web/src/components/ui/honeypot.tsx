import { useFormContext } from 'react-hook-form';
import { honeypot } from './texts.js';

/** A field that people neither see nor reach; what is filled in by a program is thrown away. */
export function Honeypot() {
  const { register } = useFormContext();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {honeypot}
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </label>
    </div>
  );
}
