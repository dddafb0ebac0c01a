import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const accountExport: Translation<typeof english.accountExport> = {
  title: 'Descarga tus datos',
  lead: 'Un archivo con todo lo que Stallbook tiene sobre ti: tu cuenta y tu perfil, eventos, solicitudes, pagos, archivos que subiste, mensajes y notificaciones.',
  format:
    'Recibes un archivo JSON, o un ZIP que también contiene los archivos y las fotos que subiste, hasta 256 MB. Solo tú puedes descargarlo, durante 24 horas.',
  notLoaded: 'No pudimos cargar tus descargas.',
  ask: 'Pedir mis datos',
  askAgain: 'Pedirlos de nuevo',
  tryAgain: 'Intentar de nuevo',
  requesting: {
    send: 'Pedir mis datos',
    done: 'Estamos reuniendo tus datos.',
    failed: 'No pudimos empezar a reunir tus datos. Inténtalo de nuevo.',
  },
  passwordForm: 'Confirma tu contraseña',
  passwordWhy: 'El archivo contiene datos personales, así que primero ingresa tu contraseña.',
  password: 'Contraseña actual',
  passwordMissing: 'Ingresa tu contraseña actual',
  progress: 'Reuniendo tus datos',
  collected: (done, all) => `${done} de ${all} partes reunidas.`,
  mayLeave: 'Puedes salir de esta página. Te enviaremos un correo cuando el archivo esté listo.',
  file: 'Archivo',
  size: 'Tamaño',
  made: 'Creado',
  until: 'Disponible hasta',
  download: 'Descargar',
  downloading: {
    send: 'Descargar',
    done: 'La descarga comenzó.',
    failed: 'No pudimos abrir el archivo. Inténtalo de nuevo.',
  },
  failed: 'No pudimos reunir tus datos',
  expired: 'El archivo se eliminó después de 24 horas.',
};
