import type { Ref } from 'react';
import { Check } from '../../../components/ui/form/check.js';
import { Stack } from '../../../components/ui/layout.js';
import { cx } from '../../../components/ui/cx.js';
import type { BlueprintQuery } from '../api/blueprints.generated.js';
import { blueprintPage as texts } from '../texts.js';
import styles from './blueprints.module.css';

type Step = BlueprintQuery['blueprint']['content'][number];

interface StepTextProps {
  step: Step;
  number: number;
  /** Other steps show only in print. */
  isCurrent: boolean;
  doneTasks: readonly string[];
  onTasks: (done: string[]) => void;
  heading: Ref<HTMLHeadingElement> | undefined;
}

export function StepText({ step, number, isCurrent, doneTasks, onTasks, heading }: StepTextProps) {
  const toggle = (id: string) =>
    onTasks(doneTasks.includes(id) ? doneTasks.filter((one) => one !== id) : [...doneTasks, id]);
  return (
    <section className={cx(styles.step, !isCurrent && styles.away)} aria-labelledby={`step-${step.id}`}>
      <Stack gap={18}>
        <h2 id={`step-${step.id}`} lang="en" tabIndex={-1} ref={heading}>
          {texts.named(number, step.title)}
        </h2>
        <p className={styles.text} lang="en">
          {step.text}
        </p>
        {step.tasks.length > 0 && (
          <fieldset className={styles.tasks}>
            <legend>
              <strong>{texts.checklist}</strong>
            </legend>
            {step.tasks.map(({ id, text }) => (
              <Check
                key={id}
                label={<span lang="en">{text}</span>}
                checked={doneTasks.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        )}
      </Stack>
    </section>
  );
}
