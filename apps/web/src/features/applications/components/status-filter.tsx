import styles from './status-filter.module.css';

const choices = [
  ['', 'All'],
  ['pending', 'Pending'],
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
] as const;

export type StatusChoice = (typeof choices)[number][0];
export const isStatusChoice = (text: string): text is StatusChoice => choices.some(([value]) => value === text);

export function StatusFilter({ value, onChange }: { value: StatusChoice; onChange: (value: StatusChoice) => void }) {
  return (
    <div className={styles.group} role="group" aria-label="Status">
      {choices.map(([choice, label]) => (
        <button key={label} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
          {label}
        </button>
      ))}
    </div>
  );
}
