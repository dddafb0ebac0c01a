import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const roles: Translation<typeof english.roles> = {
  vendor: 'Vendedor',
  organizer: 'Organizador',
  admin: 'Administrador',
  none: 'Aún sin perfil',
};

export const confirmation: Translation<typeof english.confirmation> = { done: 'Confirmado', open: 'Sin confirmar' };

export const accountList: Translation<typeof english.accountList> = {
  title: 'Usuarios',
  count: (total) => plural(total, { one: 'cuenta', other: 'cuentas' }),
  search: 'Buscar',
  searchExample: 'Nombre o correo electrónico',
  role: 'Rol',
  everyRole: 'Todos los roles',
  confirmation: 'Correo electrónico',
  everyConfirmation: 'Confirmado o no',
  order: 'Ordenar por',
  orders: { newest: 'Más recientes primero', business: 'Nombre del negocio', email: 'Correo electrónico' },
  account: 'Cuenta',
  contact: 'Contacto',
  email: 'Correo electrónico',
  plan: 'Plan',
  confirmed: 'Confirmación',
  joined: 'Registro',
  notLoaded: 'No pudimos cargar las cuentas.',
  none: {
    title: 'No se encontraron cuentas',
    text: 'Prueba con una búsqueda más corta u otro rol.',
    action: 'Quitar filtros',
  },
};

export const lookup: Translation<typeof english.lookup> = {
  title: 'Buscar un usuario',
  who: 'Correo electrónico, ID o nombre',
  button: 'Buscar',
  required: 'Escribe un correo electrónico, un ID o un nombre.',
  notFound: (asked) => `No hay ninguna cuenta para “${asked}”`,
  notFoundHint:
    'Revisa la ortografía. Basta con el comienzo de un correo electrónico o de un nombre; el ID debe estar completo.',
  several: (total) => `Coinciden ${formatCount(total)} cuentas. Elige una.`,
  more: (rest) => `Ver ${formatCount(rest)} más`,
  failed: 'La búsqueda falló. Inténtalo de nuevo.',
};

export const record: Translation<typeof english.record> = {
  documentTitle: (name) => `${name}, usuario`,
  back: 'Todos los usuarios',
  account: 'Cuenta',
  id: 'ID',
  email: 'Correo electrónico',
  role: 'Rol',
  confirmed: 'Confirmación',
  joined: 'Registro',
  plan: 'Plan',
  planAway: 'No pudimos cargar el plan.',
  flags: 'Indicadores del plan',
  flag: {
    isBasic: 'Plan gratis',
    isPro: 'Todas las herramientas',
    isOrganizerPro: 'Herramientas para organizadores',
    isVendorPro: 'Herramientas para vendedores',
  },
  profile: 'Perfil',
  business: 'Negocio',
  contact: 'Contacto',
  phone: 'Teléfono',
  address: 'Dirección',
  website: 'Sitio web',
  categories: 'Productos',
  noProfile: 'Aún sin perfil.',
  notFound: { title: 'Usuario no encontrado', text: 'La cuenta se eliminó o el enlace es incorrecto.' },
  notLoaded: 'No pudimos cargar el usuario.',
};

export const resend: Translation<typeof english.resend> = {
  button: 'Reenviar confirmación',
  done: (email) => `Correo de confirmación enviado a ${email}`,
  failed: 'No pudimos enviar el correo de confirmación. Inténtalo de nuevo.',
};

export const sessions: Translation<typeof english.sessions> = {
  title: 'Sesiones abiertas',
  device: 'Dispositivo',
  since: 'Desde',
  lastSeen: 'Última actividad',
  actions: 'Acciones',
  here: 'Este dispositivo',
  none: 'Sin sesiones abiertas',
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión en ${device}`,
  endAll: 'Cerrar sesión en todas partes',
  ask: (device, name) => `¿Cerrar la sesión de ${name} en ${device}?`,
  askAll: (name) => `¿Cerrar la sesión de ${name} en todas partes?`,
  effect: 'Tendrá que volver a iniciar sesión. Las páginas abiertas dejan de funcionar de inmediato.',
  done: 'Sesión cerrada',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
};

export const history: Translation<typeof english.history> = {
  title: 'Registro de seguridad',
  byAdmins: 'Qué hicieron los administradores',
  none: 'Sin actividad en los últimos 90 días.',
};

export const business: Translation<typeof english.business> = {
  market: 'Evento',
  day: 'Día',
  place: 'Lugar',
  status: 'Estado',
  vendor: 'Vendedor',
  organizer: 'Organizador',
  paid: 'Pagado, o por pagar desde',
  amount: 'Monto',
  made: 'Desde',
  unnamed: 'Un evento',
  markets: { title: 'Eventos', none: 'Aún no hay eventos', notLoaded: 'No pudimos cargar los eventos.' },
  applications: {
    title: 'Solicitudes',
    none: 'Aún no hay solicitudes',
    notLoaded: 'No pudimos cargar las solicitudes.',
  },
  payments: { title: 'Pagos', none: 'Aún no hay pagos', notLoaded: 'No pudimos cargar los pagos.' },
  emails: {
    title: 'Correos electrónicos',
    none: 'No se ha enviado nada a esta dirección',
    notLoaded: 'No se pudieron cargar los correos.',
  },
};
