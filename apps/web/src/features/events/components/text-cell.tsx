import styles from './event-search.module.css';

interface TextCellProps {
  name: string;
  value: string;
  placeholder: string;
  onChange: (text: string) => void;
}

export function TextCell({ name, value, placeholder, onChange }: TextCellProps) {
  return (
    <label className={styles.cell}>
      <span className={styles.name}>{name}</span>
      <input
        type="search"
        value={value}
        maxLength={100}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
