import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './auth-layout.js';

export const authLayout: Translation<typeof english.authLayout> = {
  aside: 'Miles de días de mercado, y las personas que hacen que valga la pena visitarlos.',
  toLogin: 'Volver al inicio de sesión',
  unforeseen: 'Ocurrió un error inesperado',
  unforeseenRetry: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
};

export const login: Translation<typeof english.login> = {
  title: 'Qué gusto verte de nuevo',
  lead: 'Inicia sesión en tu puesto.',
  leadBack: 'Inicia sesión y te llevamos a la página que querías ver.',
  form: 'Iniciar sesión',
  submit: 'Iniciar sesión',
  forgotPassword: '¿Olvidaste tu contraseña?',
  lockedOut:
    'Puede que alguien esté tratando de adivinar tu contraseña. Para iniciar sesión ahora, elige “¿Olvidaste tu contraseña?”. El enlace que te enviamos por correo funciona de inmediato.',
  isNew: '¿Es tu primera vez en Stallbook?',
  register: 'Crear una cuenta',
};

export const secondStep: Translation<typeof english.secondStep> = {
  title: 'Un paso más',
  lead: 'Ingresa el código de tu app de autenticación. Si perdiste tu dispositivo, usa un código de recuperación.',
  leadPasskey: 'Usa tu llave de acceso, o un código de recuperación si la perdiste.',
};
