import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './decisions.js';

export const acceptance: Translation<typeof english.acceptance> = {
  title: (vendor) => `Aceptar a ${vendor}`,
  form: 'Aceptar solicitud',
  effect: (due) =>
    due
      ? `Le avisaremos de inmediato y le pediremos que pague ${due}.`
      : 'Le avisaremos de inmediato. No hay nada que pagar.',
  booth: 'Ubicación del puesto (opcional)',
  message: 'Mensaje (opcional)',
  send: 'Aceptar solicitud',
  done: (vendor, due) =>
    due ? `Aceptaste a ${vendor}. Le avisamos y le pedimos ${due}.` : `Aceptaste a ${vendor}. Le avisamos.`,
  failed: 'No pudimos aceptar la solicitud. Inténtalo de nuevo.',
};

export const rejection: Translation<typeof english.rejection> = {
  title: (vendor) => `Rechazar a ${vendor}`,
  form: 'Rechazar solicitud',
  reason: 'Motivo (opcional)',
  reasonHint: 'El vendedor lo verá.',
  send: 'Rechazar solicitud',
  done: (vendor) => `Rechazaste a ${vendor}. Le avisamos.`,
  failed: 'No pudimos rechazar la solicitud. Inténtalo de nuevo.',
};

export const someVendor: Translation<typeof english.someVendor> = 'este vendedor';

export const contentsChanged: Translation<typeof english.contentsChanged> = {
  title: 'El vendedor cambió esta solicitud',
  changed: (answer, before, after) => `${answer}: ${after} (antes: ${before})`,
  empty: 'vacío',
};
