import { changesBetween, type Change } from '../compare.js';
import { versionTexts as texts } from '../texts.js';
import styles from './editor.module.css';

function Words({ kind, text }: Change) {
  if (kind === 'same') return text;
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>;
}

type Compared = Parameters<typeof changesBetween>[0];

/** What changed from an earlier text to a later one. */
export function Changes({ before, after }: { before: Compared; after: Compared }) {
  const changes = changesBetween(before, after);
  if (!changes) return <p>{texts.tooDifferent}</p>;
  if (changes.every(({ kind }) => kind === 'same')) return <p>{texts.noChanges}</p>;
  return (
    <div className={styles.changes}>
      {changes.map((change, index) => (
        <Words key={index} {...change} />
      ))}
    </div>
  );
}
