import { contentLimits } from '@stallbook/contracts/content-limits';
import { MAX_BLUEPRINT_STEPS, MIN_BLUEPRINT_STEPS } from '@stallbook/kernel/limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { MoveButtons } from '../../../components/ui/list/move-buttons.js';
import { editor as texts } from '../texts/library.js';
import { newStep, type EditorValues } from '../editor-values.js';
import styles from './library-admin.module.css';

export function StepFields() {
  const { control } = useFormContext<EditorValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'steps' });
  return (
    <Stack>
      <div>
        <h2>{texts.steps}</h2>
        <p className="quiet">{texts.stepsHint(MIN_BLUEPRINT_STEPS, MAX_BLUEPRINT_STEPS)}</p>
      </div>
      {fields.map(({ id }, index) => (
        <Card key={id}>
          <div className={styles.stepHead}>
            <h3>{texts.step(index + 1)}</h3>
            <div className={styles.buttons}>
              <MoveButtons
                index={index}
                count={fields.length}
                earlier={texts.stepUp(index + 1)}
                later={texts.stepDown(index + 1)}
                onMove={(by) => move(index, index + by)}
              />
              <Button small look="dangerQuiet" icon="trash" onClick={() => remove(index)}>
                {texts.removeStep(index + 1)}
              </Button>
            </div>
          </div>
          <Stack>
            <TextField name={`steps.${index}.title`} label={texts.stepTitle} maxLength={contentLimits.stepTitle} />
            <TextArea name={`steps.${index}.text`} label={texts.stepText} rows={6} maxLength={contentLimits.stepText} />
            <TextArea name={`steps.${index}.tasks`} label={texts.tasks} hint={texts.tasksHint} rows={4} />
          </Stack>
        </Card>
      ))}
      {fields.length < MAX_BLUEPRINT_STEPS && (
        <div>
          <Button look="secondary" icon="plus" onClick={() => append(newStep())}>
            {texts.addStep}
          </Button>
        </div>
      )}
    </Stack>
  );
}
