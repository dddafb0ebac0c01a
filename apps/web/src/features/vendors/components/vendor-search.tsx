import { Field } from '../../../components/ui/field.js';
import type { VendorFilters } from '../use-vendor-filters.js';
import styles from './vendors.module.css';

const fields = [
  { name: 'search', label: 'Who or what', placeholder: 'Name or product' },
  { name: 'location', label: 'Where', placeholder: 'City or state' },
  { name: 'category', label: 'Category', placeholder: 'Pottery, honey' },
] as const;

export function VendorSearch({ texts, type }: Pick<VendorFilters, 'texts' | 'type'>) {
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, label, placeholder }) => (
        <Field key={name} label={label}>
          {(control) => (
            <input
              {...control}
              type="search"
              maxLength={60}
              placeholder={placeholder}
              value={texts[name]}
              onChange={(event) => type({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </form>
  );
}
