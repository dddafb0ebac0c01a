import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './decisions.js';

export const acceptance: Translation<typeof english.acceptance> = {
  title: (vendor) => `Aceptar a ${vendor}`,
  form: 'Aceptar solicitud',
  effect: (due) =>
    due
      ? `En un minuto le avisaremos y le pediremos que pague ${due}. Hasta entonces puedes deshacerlo.`
      : 'En un minuto le avisaremos. No hay nada que pagar. Hasta entonces puedes deshacerlo.',
  booth: 'Ubicación del puesto (opcional)',
  message: 'Mensaje (opcional)',
  again: 'Usar tu último mensaje',
  send: 'Aceptar solicitud',
  done: (vendor, due) =>
    due
      ? `Aceptaste a ${vendor}. En un minuto le avisamos y le pedimos ${due}.`
      : `Aceptaste a ${vendor}. En un minuto le avisamos.`,
  failed: 'No pudimos aceptar la solicitud. Inténtalo de nuevo.',
};

export const rejection: Translation<typeof english.rejection> = {
  title: (vendor) => `Rechazar a ${vendor}`,
  form: 'Rechazar solicitud',
  effect: 'En un minuto le avisaremos. Hasta entonces puedes deshacerlo.',
  reason: 'Motivo (opcional)',
  reasonHint: 'El vendedor lo verá.',
  again: 'Usar tu último motivo',
  send: 'Rechazar solicitud',
  done: (vendor) => `Rechazaste a ${vendor}. En un minuto le avisamos.`,
  failed: 'No pudimos rechazar la solicitud. Inténtalo de nuevo.',
};

export const someVendor: Translation<typeof english.someVendor> = 'este vendedor';

export const contentsChanged: Translation<typeof english.contentsChanged> = {
  title: 'El vendedor cambió esta solicitud',
  changed: (answer, before, after) => `${answer}: ${after} (antes: ${before})`,
  empty: 'vacío',
};
