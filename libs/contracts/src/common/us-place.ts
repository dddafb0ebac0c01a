import { stateNamed } from '@stallbook/kernel';
import { ValidateBy } from 'class-validator';

const ZIP_CODE = /^(\d{5}(-\d{4})?)?$/;

/** Blank, five digits, or ZIP+4. */
export const IsZipCode = (): PropertyDecorator =>
  textThat('isZipCode', 'Please enter a ZIP code, such as 97201 or 97201-1234', (text) => ZIP_CODE.test(text));

/** Blank, or the code or name of a US state. */
export const IsUsState = (): PropertyDecorator =>
  textThat(
    'isUsState',
    'Please enter a US state, such as OR or Oregon',
    (text) => text === '' || stateNamed(text) !== undefined,
  );

const textThat = (name: string, message: string, fits: (text: string) => boolean): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || fits(value.trim()),
      defaultMessage: () => message,
    },
  });
