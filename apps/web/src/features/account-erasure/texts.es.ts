import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const CONFIRMATION: Translation<typeof english.CONFIRMATION> = 'ELIMINAR';

export const deleteAccount: Translation<typeof english.deleteAccount> = {
  title: 'Eliminar cuenta',
  lead: 'Esto elimina tu cuenta y tus datos personales de todo Stallbook. No se puede deshacer.',
  goes: {
    title: 'Qué eliminamos',
    list: [
      'Tu nombre, tu negocio, tu correo electrónico, tu teléfono y tu dirección postal, tu contraseña y tu perfil público.',
      'Lo que escribiste en solicitudes, mensajes, comentarios y reclamos, y tus notificaciones.',
      'Tu plan de pago, si tienes uno. Termina de inmediato y no se vuelve a cobrar.',
    ],
    files: {
      vendor: 'Los archivos y las fotos que subiste. Los organizadores tampoco podrán abrirlos.',
      organizer: 'Los archivos que subiste. Los vendedores tampoco podrán abrirlos.',
    },
  },
  stays: {
    title: 'Qué conservamos y por qué',
    list: [
      'Los pagos, con montos y fechas pero sin tu nombre ni tus datos de contacto. La ley nos obliga a conservarlos.',
      'Las solicitudes que enviaste y recibiste, como registros. Tu nombre se reemplaza por “erased” (eliminado) o “a former member” (antiguo miembro).',
    ],
    events:
      'Tus eventos, como registros para quienes participaron. Los eventos publicados se retiran del sitio, los reclamados se pueden volver a reclamar y ninguno acepta solicitudes.',
  },
  running: {
    title: 'Lo pendiente sigue pendiente',
    text: 'Las solicitudes pendientes terminan sin respuesta, y los puestos pagados no se cancelan ni se reembolsan. Resuelve primero lo que debas a otras personas.',
  },
  before: 'Tal vez quieras descargar tus datos antes. Después ya no queda nada que descargar.',
  open: 'Eliminar cuenta…',
};

export const deletionDialog: Translation<typeof english.deletionDialog> = {
  title: '¿Eliminar esta cuenta para siempre?',
  text: 'Cerraremos tu sesión en todas partes de inmediato, y esta cuenta no se podrá volver a usar ni recuperar; ni siquiera nosotros podremos hacerlo.',
  stays: 'Conservamos los pagos sin tu nombre porque la ley lo exige.',
  business: {
    vendor:
      'Los puestos que pagaste no se cancelan ni se reembolsan. Para recuperar tu dinero, retírate primero de los eventos. Pierdes los puestos sin pagar y las solicitudes pendientes.',
    organizer:
      'Los eventos que publicaste se retiran del sitio y dejan de aceptar solicitudes. Sus puestos no se reembolsan. Para reembolsar a todos los vendedores, elimina primero los eventos.',
  },
  form: 'Eliminar cuenta',
  password: 'Contraseña actual',
  passwordMissing: 'Ingresa tu contraseña actual',
  confirmation: `Escribe ${CONFIRMATION} para confirmar`,
  confirmationMissing: `Escribe ${CONFIRMATION} en mayúsculas`,
  submit: 'Eliminar la cuenta para siempre',
  cancel: 'Conservar la cuenta',
  failed: 'No pudimos eliminar tu cuenta. No cambió nada.',
};

export const deletionPage: Translation<typeof english.deletionPage> = {
  title: 'Eliminación de la cuenta',
  underWay: {
    title: 'Estamos eliminando tu cuenta',
    text: 'Tu sesión está cerrada y esta cuenta ya no se puede usar. Tus datos se están eliminando de cada parte de Stallbook, normalmente en segundos. Puedes salir de esta página.',
  },
  done: {
    title: 'Tu cuenta está eliminada',
    text: 'Tus datos ya no están en Stallbook. Gracias por los mercados de los que formaste parte. Si quieres empezar de nuevo con otra cuenta, aquí estaremos.',
  },
  unknown: 'No encontramos ninguna eliminación de cuenta en esta dirección.',
  notLoaded: 'No pudimos cargar el progreso. La eliminación continúa.',
  home: 'Ir a la página de inicio',
};
