import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './account.js';

export const profilePage: Translation<typeof english.profilePage> = {
  title: 'Tu perfil',
  lead: 'Lo que organizadores y vendedores ven de ti, y cómo inicias sesión.',
  seePublic: 'Ver tu perfil público',
  parts: 'Partes de tu perfil',
  sections: {
    profile: 'Perfil',
    account: 'Cuenta',
    security: 'Seguridad',
    emails: 'Correos',
    data: 'Tus datos',
    deletion: 'Eliminar cuenta',
  },
};

export const profileForm: Translation<typeof english.profileForm> = {
  form: 'Perfil',
  business: 'Negocio',
  contact: 'Contacto',
  save: 'Guardar perfil',
  saved: 'Perfil guardado',
  changedMeanwhile: 'Tu perfil cambió después de que lo abriste',
  failed: 'No pudimos guardar tu perfil. Inténtalo de nuevo.',
};

export const account: Translation<typeof english.account> = {
  title: 'Cuenta',
  email: 'Correo electrónico',
  language: 'Idioma de las páginas y los correos',
  role: 'Rol',
  roles: {
    vendor: 'Vendedor',
    organizer: 'Organizador',
    admin: 'Admin',
    none: 'Ninguno',
  },
};

export const changeEmail: Translation<typeof english.changeEmail> = {
  title: 'Cambiar correo electrónico',
  form: 'Correo electrónico',
  newEmail: 'Nuevo correo electrónico',
  send: 'Enviar confirmación',
  sentTitle: 'Revisa tu correo',
  sent: (email) =>
    `Si ${email} está disponible, le enviamos un enlace. Ábrelo en un plazo de 24 horas para cambiar tu correo electrónico.`,
  failed: 'No pudimos cambiar tu correo electrónico. Inténtalo de nuevo.',
};

export const sessions: Translation<typeof english.sessions> = {
  title: 'Dónde tienes la sesión iniciada',
  caption: 'Sesiones',
  device: 'Dispositivo',
  thisDevice: 'Este dispositivo',
  signedIn: 'Inicio de sesión',
  lastSeen: 'Última actividad',
  actions: 'Acciones',
  notLoaded: 'No pudimos cargar tus sesiones.',
  none: 'No hay otras sesiones',
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión en ${device}`,
  ended: (device) => `Se cerró la sesión en ${device}`,
  notEnded: 'No pudimos cerrar esa sesión. Inténtalo de nuevo.',
};

export const endingAll: Translation<typeof english.endingAll> = {
  button: 'Cerrar sesión en todas partes',
  title: '¿Cerrar sesión en todas partes?',
  effect: 'Tu sesión se cierra de inmediato en todos los dispositivos, incluido este.',
  confirm: 'Cerrar sesión en todas partes',
  failed: 'No pudimos cerrar tus sesiones. Inténtalo de nuevo.',
};

export const securityRecord: Translation<typeof english.securityRecord> = {
  title: 'Actividad de seguridad reciente',
  caption: 'Actividad de seguridad',
  notLoaded: 'No pudimos cargar la actividad.',
  none: {
    title: 'Todavía no hay actividad',
    text: 'Aquí aparecen los inicios de sesión y los cambios de tu correo electrónico y tu contraseña.',
  },
};
