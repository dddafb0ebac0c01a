import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './form.js';

export const applicationForm: Translation<typeof english.applicationForm> = {
  title: (event) => `Enviar solicitud a ${event}`,
  form: 'Solicitud',
  progress: (answered, all) =>
    `${answered} de ${all} respondidas. Solo la primera es obligatoria. Tus respuestas se guardan mientras escribes.`,
  hereOnly: 'Por ahora, tus últimas respuestas están guardadas solo en este navegador.',
  wares: {
    title: 'Qué vendes',
    products: '¿Qué productos vas a vender? *',
    experience: 'Años de experiencia',
    sales: 'Ventas estimadas',
  },
  booth: {
    title: 'Tu puesto',
    requirements: 'Qué necesitas en el puesto',
    requirementsHint: 'Lo que te haga falta, como tamaño, electricidad o un lugar en esquina.',
    requests: 'Peticiones especiales',
  },
  known: { title: 'Tu experiencia', events: 'Eventos anteriores', links: 'Enlaces a redes sociales' },
  send: 'Enviar solicitud',
  waiting: (photos: number) =>
    `${plural(photos, { one: 'foto', other: 'fotos' })} por subir. Después podrás enviar la solicitud.`,
  cancel: 'Cancelar',
  discard: {
    title: '¿Descartar esta solicitud?',
    text: 'Se eliminan tus respuestas y fotos. Si quieres terminarla después, mejor sal de la página: lo que escribiste se guarda.',
    action: 'Descartar solicitud',
    keep: 'Seguir escribiendo',
  },
  payment: 'Ahora no pagas nada. Las tarifas se pagan cuando el organizador te acepte.',
  refunds: (lines) => `Si te retiras después de pagar: ${lines.join('. ')}.`.replace('..', '.'),
};

export const termsChanged: Translation<typeof english.termsChanged> = {
  title: (event) => `El organizador cambió las condiciones de ${event}`,
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
  refunds: 'Reembolsos',
  changed: (what, before, after) => `${what}: ${after} (antes: ${before})`,
};

export const preview: Translation<typeof english.preview> = {
  open: 'Ver lo que verá el organizador',
  products: 'Productos',
  experience: 'Experiencia',
  years: (years) => plural(years, { one: 'año', other: 'años' }),
  sales: 'Ventas estimadas',
  booth: 'Puesto',
  requests: 'Peticiones',
  events: 'Eventos anteriores',
  links: 'Redes sociales',
  fees: 'Tarifas',
};

const { wares, booth, known } = applicationForm;

export const draftConflict: Translation<typeof english.draftConflict> = {
  title: 'Esta solicitud se cambió en otro dispositivo',
  answers: {
    productsOffered: preview.products,
    experienceYears: wares.experience,
    estimatedSales: wares.sales,
    boothRequirements: booth.requirements,
    specialRequests: booth.requests,
    previousEvents: known.events,
    socialMediaLinks: known.links,
  },
};

export const formProblems: Translation<typeof english.formProblems> = {
  noProducts: 'Escribe los productos que vas a vender.',
  noDraft: 'No encontramos el borrador de la solicitud. Inténtalo de nuevo.',
  notSent: 'No pudimos enviar la solicitud. Inténtalo de nuevo.',
  notDeleted: 'No pudimos eliminar el borrador. Inténtalo de nuevo.',
};
