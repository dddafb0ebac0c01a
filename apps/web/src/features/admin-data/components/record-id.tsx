import styles from './record-id.module.css';

export function RecordId({ id }: { id: string }) {
  return (
    <span className={styles.id} title={id}>
      <bdi>{id}</bdi>
    </span>
  );
}
