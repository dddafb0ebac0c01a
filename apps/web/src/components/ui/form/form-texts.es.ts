import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './form-texts.js';

export const fields: Translation<typeof english.fields> = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  amountInvalid: 'Ingresa un monto de 0 o más, como 75 o 75.00',
  phoneInvalid: 'Ingresa un número de teléfono con su código de área, como (503) 555-0199',
  stateInvalid: 'Ingresa un estado de EE. UU., como OR u Oregon',
  zipCodeInvalid: 'Ingresa un código postal, como 97201 o 97201-1234',
  webAddressInvalid: 'Ingresa una dirección web, como https://www.example.com',
  amountTooLarge: (most) => `Ingresa un monto de hasta ${most}`,
  noCount: (most) => `Ingresa un número entero de 0 a ${most}`,
  tooLong: (most) => `Usa ${most} caracteres como máximo`,
  categoriesInvalid: (most, letters) =>
    `Usa un máximo de ${most} categorías, de ${letters} caracteres cada una como máximo`,
};

export const stepper: Translation<typeof english.stepper> = {
  label: 'Progreso',
  done: ' (listo)',
};

export const honeypot: Translation<typeof english.honeypot> = 'Deja esto en blanco';

export const conflictNotice: Translation<typeof english.conflictNotice> = {
  title: 'Esto se guardó en otro lugar después de que lo abriste',
  text: 'Lo que escribiste sigue aquí, pero no está guardado.',
  yours: 'Lo tuyo',
  saved: 'Guardado mientras tanto',
  empty: 'Vacío',
  theirs: 'Usar lo guardado',
  allTheirs: 'Usar la otra versión',
  mine: 'Guardar los míos encima',
};
