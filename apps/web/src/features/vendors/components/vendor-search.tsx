import { Field } from '../../../components/ui/form/field.js';
import { vendorSearch } from '../texts.js';
import type { VendorFilters } from '../use-vendor-list.js';
import styles from './vendors.module.css';

const fields = ['search', 'location', 'category'] as const;

export function VendorSearch({ texts, type }: Pick<VendorFilters, 'texts' | 'type'>) {
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {fields.map((name) => (
        <Field key={name} label={vendorSearch[name].label}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={60}
              placeholder={vendorSearch[name].example}
              value={texts[name]}
              onChange={(event) => type({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </form>
  );
}
