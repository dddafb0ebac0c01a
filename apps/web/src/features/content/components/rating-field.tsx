import { useFormContext } from 'react-hook-form';
import form from '../../../components/ui/form/form.module.css';
import { feedback } from '../texts/forms.js';
import { ratings } from '../form-schemas.js';
import styles from './feedback.module.css';

export function RatingField() {
  const { register } = useFormContext();
  return (
    <fieldset>
      <legend className={form.choicesLabel}>{feedback.rating}</legend>
      <div className={styles.ratings}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.rating}>
            <input type="radio" value={rating} {...register('rating')} />
            {rating}
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{feedback.worst}</span>
        <span>{feedback.best}</span>
      </p>
    </fieldset>
  );
}
