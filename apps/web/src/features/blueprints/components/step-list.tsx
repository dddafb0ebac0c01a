import { Icon } from '../../../components/icons/icon.js';
import { Stack } from '../../../components/ui/layout.js';
import { ProgressBar } from '../../../components/ui/progress-bar.js';
import { blueprintPage as texts } from '../texts.js';
import styles from './blueprints.module.css';

interface StepListProps {
  steps: readonly { id: string; title: string }[];
  currentStep: number;
  completed: boolean;
  onStep: (step: number) => void;
}

export function StepList({ steps, currentStep, completed, onStep }: StepListProps) {
  const isDone = (step: number) => completed || step < currentStep;
  return (
    <nav className={styles.contents} aria-label={texts.steps}>
      <Stack gap={6}>
        <div className="quiet">{texts.step(currentStep, steps.length)}</div>
        <ProgressBar value={completed ? steps.length : currentStep - 1} max={steps.length} />
      </Stack>
      <ol className={styles.list}>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index + 1 === currentStep ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              <span lang="en">{texts.named(index + 1, title)}</span>
              {isDone(index + 1) && <Icon name="check" size={16} label={texts.stepDone} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
