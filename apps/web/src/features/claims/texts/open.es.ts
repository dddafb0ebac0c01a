import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './open.js';

export const openClaims: Translation<typeof english.openClaims> = {
  title: 'Reclamos en revisión',
  notLoaded: 'No se pudieron cargar tus reclamos.',
  mine: 'Tu reclamo está en revisión',
  someEvent: 'Un evento publicado',
  due: (when) => `A más tardar el ${when} te respondemos.`,
  late: 'Nuestra respuesta tardó más de 24 horas. Tu reclamo es uno de los próximos que revisaremos.',
  ofAnother: (email) => `El evento pasará a la cuenta que tenga ${email}.`,
  next: 'Te avisamos la decisión por correo electrónico. Si lo aprobamos, el evento aparece aquí y revisas sus datos antes de que los vendedores puedan postularse.',
};
