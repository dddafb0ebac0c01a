import { asciiEmail } from '@stallbook/kernel';
import { IsEmail, ValidateBy } from 'class-validator';

const HIDDEN = 'This address has a character that is invisible or looks like another one. Please type it again.';

type Options = Parameters<typeof IsEmail>[0];

export function IsEmailAddress(options: Options = {}): PropertyDecorator {
  const isEmail = IsEmail(options, { message: 'Please enter a valid email address' });
  const isPlain = ValidateBy({
    name: 'isPlainMailAddress',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || asciiEmail(value) !== undefined,
      defaultMessage: () => HIDDEN,
    },
  });
  return (target, property) => {
    isEmail(target, property);
    isPlain(target, property);
  };
}
