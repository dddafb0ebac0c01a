import { contentLimits } from '@stallbook/contracts/content-limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair } from '../../../components/ui/form/form.js';
import { Stack } from '../../../components/ui/layout.js';
import { maxTestimonials, type testimonialsSchema } from '../section-schemas.js';
import { testimonials as texts } from '../texts.js';

export function TestimonialFields() {
  const { control } = useFormContext<z.infer<typeof testimonialsSchema>>();
  const { fields, append, remove } = useFieldArray({ control, name: 'testimonials' });
  return (
    <Stack gap={28}>
      <p>{texts.hint}</p>
      {fields.map(({ id }, index) => (
        <FieldGroup key={id} title={texts.one(index + 1)}>
          <TextArea
            name={`testimonials.${index}.words`}
            label={texts.words}
            rows={3}
            maxLength={contentLimits.testimonial}
          />
          <FieldPair>
            <TextField
              name={`testimonials.${index}.name`}
              label={texts.name}
              maxLength={contentLimits.testimonialName}
            />
            <TextField
              name={`testimonials.${index}.trade`}
              label={texts.trade}
              maxLength={contentLimits.testimonialTrade}
            />
          </FieldPair>
          {fields.length > 1 && (
            <div>
              <Button small look="dangerQuiet" icon="trash" onClick={() => remove(index)}>
                {texts.remove(index + 1)}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {fields.length < maxTestimonials && (
        <div>
          <Button look="secondary" icon="plus" onClick={() => append({ words: '', name: '', trade: '' })}>
            {texts.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}
