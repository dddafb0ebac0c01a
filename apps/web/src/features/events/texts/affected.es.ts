import { changedFields } from '../../../components/event/changed-field-texts.js';
import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './affected.js';

const vendors = (count: number) => plural(count, { one: 'vendedor', other: 'vendedores' });

export const affected: Translation<typeof english.affected> = {
  title: 'A quién afecta',
  notified: (accepted) => `Avisaremos a ${vendors(accepted)}`,
  planned: (accepted) => `${vendors(accepted)} con puesto. Les avisaremos de:`,
  reason: 'Motivo (opcional)',
  reasonHint: 'Lo enviamos junto con los cambios.',
  pending: (count) =>
    `${plural(count, { one: 'vendedor espera', other: 'vendedores esperan' })} tu decisión. No les avisamos.`,
  deadline: (date) => `Los vendedores pueden enviar solicitudes hasta el ${date}, como antes.`,
  changed: (what, before, after) => `${what}: ${before} → ${after}`,
  unknown: 'sin definir',
  fees: (applied) =>
    `${vendors(applied)} ${applied === 1 ? 'envió' : 'enviaron'} su solicitud con las tarifas actuales. En ese caso no cambian; las nuevas valen para las solicitudes que lleguen a partir de ahora.`,
  terms: (applied) =>
    `${vendors(applied)} ${applied === 1 ? 'envió' : 'enviaron'} su solicitud con la política de reembolso actual. En ese caso sigue vigente; la nueva vale para las solicitudes que lleguen a partir de ahora.`,
  maximum: (accepted, maximum) =>
    `${vendors(accepted)} con puesto, más que el nuevo máximo de ${maximum}. Conservan sus puestos y ya no se puede aceptar a nadie más.`,
  save: 'Guardar y avisar',
  saveQuietly: 'Guardar cambios',
  fields: changedFields,
};
