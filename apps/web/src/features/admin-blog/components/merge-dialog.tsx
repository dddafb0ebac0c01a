import { useMemo, useState } from 'react';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { mergeOf, type Side } from '../merge.js';
import type { PostValues } from '../post-values.js';
import { mergeTexts as texts } from '../texts.js';
import styles from './editor.module.css';

interface MergeDialogProps {
  mine: PostValues;
  theirs: PostValues;
  base: PostValues;
  onClose: () => void;
  onMerge: (merged: PostValues) => Promise<unknown>;
}

/** Takes one side per difference; nothing is saved before the reader agrees. */
export function MergeDialog({ mine, theirs, base, onClose, onMerge }: MergeDialogProps) {
  const { differences, resolve } = useMemo(() => mergeOf(mine, theirs, base), [mine, theirs, base]);
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differences.map(({ key, suggested }) => [key, suggested])),
  );
  return (
    <Confirm
      title={texts.title}
      action={texts.save}
      wide
      open
      onClose={onClose}
      onConfirm={() => onMerge(resolve(sides))}
    >
      <Stack gap={20}>
        <p>{differences.length === 0 ? texts.none : texts.lead}</p>
        {differences.map(({ key, label, ...text }, index) => (
          <fieldset key={key} className={styles.difference}>
            <legend>{texts.difference(index + 1, differences.length, label)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={key}
                  checked={sides[key] === side}
                  onChange={() => setSides({ ...sides, [key]: side })}
                />
                <span>
                  <strong>{texts[side]}</strong>
                  <span className={styles.side}>{text[side].trim() || texts.nothing}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </Stack>
    </Confirm>
  );
}
