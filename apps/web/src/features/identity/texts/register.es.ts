import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './register.js';

export const register: Translation<typeof english.register> = {
  title: 'Crea tu cuenta',
  lead: 'Tres pasos cortos. Después puedes cambiarlo todo, menos tu rol.',
  steps: ['Cuenta', 'Plan', 'Perfil'],
  forms: { account: 'Cuenta', plan: 'Plan', profile: 'Perfil' },
  next: 'Continuar',
  back: 'Atrás',
  create: 'Crear cuenta',
  known: '¿Ya tienes cuenta?',
  logIn: 'Inicia sesión',
  passwordAgain: 'Elige tu contraseña de nuevo. Todo lo demás sigue aquí.',
  profileFailed: (message) => `No pudimos crear el perfil: ${message}`,
};

export const planStep: Translation<typeof english.planStep> = {
  title: 'Elige un plan',
  basic: 'Basic',
  free: 'Gratis',
  perMonth: (price) => `${price} al mes`,
  option: (plan, price) => `${plan} · ${price}`,
  hints: {
    basic: 'Publicaciones, solicitudes y mensajes sin límite.',
    vendor_pro: 'Para vendedores: plantillas, solicitudes rápidas y eventos a tu medida.',
    organizer_pro: 'Para organizadores: sin comisión de la plataforma y con herramientas para llenar cada puesto.',
  },
  makes: {
    vendor: 'Este plan es para vendedores: tendrás una cuenta de vendedor.',
    organizer: 'Este plan es para organizadores: tendrás una cuenta de organizador.',
  },
};

export const registered: Translation<typeof english.registered> = {
  title: 'Revisa tu bandeja de entrada',
  sentTo: (email) =>
    `Enviamos un enlace a ${email}. Ábrelo en un plazo de 24 horas, de preferencia en este navegador, para terminar de crear tu cuenta.`,
  sent: 'Te enviamos un enlace. Ábrelo en un plazo de 24 horas para terminar de crear tu cuenta.',
  missing:
    '¿No llega después de un minuto? Busca en la carpeta de correo no deseado o pide que te lo enviemos de nuevo.',
  wrongAddress: '¿La dirección no es correcta?',
  correct: 'Corregirla',
};

export const completeProfile: Translation<typeof english.completeProfile> = {
  title: 'Completa tu perfil',
  lead: (email) => `Iniciaste sesión como ${email}. Un último paso.`,
  save: 'Guardar perfil',
  failed: 'No pudimos crear el perfil',
};
