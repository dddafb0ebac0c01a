import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './passwords.js';

export const forgotPassword: Translation<typeof english.forgotPassword> = {
  title: '¿Olvidaste tu contraseña?',
  lead: 'Ingresa tu correo electrónico y te enviaremos un enlace para restablecerla.',
  form: 'Restablecer contraseña',
  send: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sent: (email) =>
    `Si hay una cuenta con ${email}, le enviamos un enlace para restablecer la contraseña. Funciona una sola vez, durante 1 hora.`,
  again: 'Intentar de nuevo',
};

export const resetPassword: Translation<typeof english.resetPassword> = {
  verifying: 'Comprobando el enlace',
  title: 'Restablece tu contraseña',
  linkInvalid: 'El enlace no es válido o ya venció. Pide otro para restablecer tu contraseña.',
  newLink: 'Pedir un enlace nuevo',
  choose: 'Elige una contraseña nueva',
  chooseLead: 'Al guardarla, tu sesión se cierra en todos los demás dispositivos.',
  form: 'Restablecer contraseña',
  save: 'Cambiar contraseña',
  linkExpired: 'Tu enlace ya venció. Pide otro para restablecer tu contraseña.',
  doneTitle: '¡Contraseña cambiada!',
  done: 'En un momento podrás iniciar sesión con tu nueva contraseña.',
  logInAgain: '¡Contraseña cambiada! Inicia sesión con tu nueva contraseña.',
};

export const changePassword: Translation<typeof english.changePassword> = {
  title: 'Cambiar contraseña',
  form: 'Contraseña',
  save: 'Cambiar contraseña',
  saved: 'Contraseña cambiada. Cerramos la sesión en todos los demás dispositivos.',
};

export const newPassword: Translation<typeof english.newPassword> = {
  label: 'Nueva contraseña',
  hint: 'Al menos 8 caracteres, con una letra minúscula, una mayúscula y un número.',
  missing: 'Ingresa una contraseña nueva',
  confirm: 'Confirma la nueva contraseña',
  confirmMissing: 'Confirma tu nueva contraseña',
  notSaved: 'No pudimos cambiar la contraseña. Inténtalo de nuevo.',
};

export const commonPassword: Translation<typeof english.commonPassword> = {
  title: 'Esta contraseña es muy común',
  advice:
    'Es una de las 10,000 contraseñas que los atacantes prueban primero. Combina tres o cuatro palabras sin relación entre sí, o deja que tu navegador te sugiera una.',
};

export const obviousPassword: Translation<typeof english.obviousPassword> = {
  title: 'Esta contraseña es fácil de adivinar',
  advice:
    'Casi todo repite Stallbook o tu correo electrónico, que es lo que los atacantes prueban primero. Combina tres o cuatro palabras sin relación entre sí, o deja que tu navegador te sugiera una.',
};

export const strengthMeter: Translation<typeof english.strengthMeter> = {
  label: 'Seguridad de la contraseña',
  is: (word) => `Seguridad de la contraseña: ${word}`,
  only: (word) => `Seguridad de la contraseña: ${word} según las reglas, pero:`,
  strong: 'Muy buena',
  good: 'Buena',
  fair: 'Regular',
  weak: 'Débil',
};
