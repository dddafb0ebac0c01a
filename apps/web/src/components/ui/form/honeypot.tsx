import { useFormContext } from 'react-hook-form';
import { honeypot } from './form-texts.js';

/** Invisible to people; submissions with this field filled in come from bots. */
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
