import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './confirmation.js';

export const confirmation: Translation<typeof english.confirmation> = {
  doneTitle: 'Correo electrónico confirmado',
  done: {
    signup: '¡Tu correo electrónico está confirmado! Te damos la bienvenida a Stallbook.',
    recovery: 'Correo electrónico confirmado. Ya puedes restablecer tu contraseña.',
    email_change: 'Tu nuevo correo electrónico está confirmado.',
  },
  goOn: 'Continuar',
  alreadyTitle: 'Ya está confirmado',
  already: 'Tu correo electrónico ya está confirmado.',
  toLogin: 'Iniciar sesión',
  expiredTitle: 'Este enlace ya no funciona',
  expired: 'Este enlace de confirmación venció o no es válido.',
  failedTitle: 'No se pudo confirmar',
  failed: 'No pudimos confirmar tu correo electrónico. Inténtalo de nuevo.',
  incomplete: 'El enlace de confirmación no es válido. Busca el enlace correcto en tu correo.',
  toProfile: 'Volver a tu perfil',
};

export const provePassword: Translation<typeof english.provePassword> = {
  title: 'Confirma tu correo electrónico',
  lead: 'Ingresa la contraseña que elegiste al crear tu cuenta.',
  leadOfChange: 'Ingresa tu contraseña para confirmar tu nuevo correo electrónico.',
  form: 'Confirmar correo electrónico',
  missing: 'Ingresa tu contraseña',
  submit: 'Confirmar correo electrónico',
  setNew: 'Crear una contraseña nueva',
  newTitle: 'Crea una contraseña nueva',
  newLead:
    'Esto confirma tu correo electrónico y será la contraseña de tu cuenta. Todo lo demás que se haya ingresado con tu correo se descarta.',
  submitNew: 'Guardar y confirmar',
  back: 'Atrás',
};

export const awaiting: Translation<typeof english.awaiting> = {
  title: 'Confirma tu correo electrónico',
  lead: (email) => `Enviamos un enlace a ${email}. Ábrelo en un plazo de 24 horas para continuar.`,
};

export const resending: Translation<typeof english.resending> = {
  send: 'Reenviar correo',
  sent: '¡Te enviamos un nuevo correo de confirmación! Revisa tu bandeja de entrada.',
  noEmail: 'Hace falta tu correo electrónico para reenviar la confirmación.',
  failed: 'No pudimos reenviar el correo de confirmación.',
};
