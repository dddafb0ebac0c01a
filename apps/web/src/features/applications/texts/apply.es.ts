import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './apply.js';

export const applyPanel: Translation<typeof english.applyPanel> = {
  title: 'Participa como vendedor',
  apply: 'Enviar solicitud',
  goOn: 'Continuar tu solicitud',
  lead: 'Pagas las tarifas solo después de que el organizador te acepte.',
  visitors:
    'Inicia sesión o crea una cuenta gratuita para enviar tu solicitud. Toma cerca de un minuto y después vuelves a este evento.',
  alreadySent: 'Ya enviaste una solicitud para este evento. Revisa tu panel para ver cómo va.',
  loginNeeded: 'Inicia sesión y completa tu perfil para enviar tu solicitud.',
  notStarted: 'No pudimos empezar la solicitud. Inténtalo de nuevo.',
  sent: 'Solicitud enviada',
  standing: {
    pending: 'El organizador tiene tu solicitud. Te enviaremos un correo en cuanto decida.',
    withdrawn: 'Te retiraste de este evento, así que no puedes volver a enviar una solicitud.',
    rejected: 'El organizador no aceptó esta solicitud.',
  },
  accepted: {
    free: 'Te aceptaron. Tu puesto está confirmado y no debes nada.',
    pending: 'Te aceptaron. Paga la tarifa del puesto para asegurar tu lugar.',
    failed: 'Te aceptaron. Paga la tarifa del puesto para asegurar tu lugar.',
    processing: 'Te aceptaron. Tu banco todavía está confirmando tu pago.',
    completed: 'Te aceptaron y tu puesto está pagado.',
    refunded: 'Te aceptaron. El pago de tu puesto fue reembolsado.',
  },
  booth: (location) => `Ubicación del puesto: ${location}`,
  pay: 'Pagar la tarifa del puesto',
  look: 'Ver tu solicitud',
  past: 'Este evento ya pasó.',
  closed: 'El plazo para enviar solicitudes ya terminó.',
  login: 'Iniciar sesión',
  register: 'Crear una cuenta de vendedor',
  completeProfile: 'Completar perfil',
  onlyVendors: 'Solo los vendedores pueden enviar solicitudes a eventos.',
  updateProfile: 'Actualizar perfil',
};

export const unsentDraft: Translation<typeof english.unsentDraft> = {
  text: 'Empezaste una solicitud para este evento, pero no la enviaste.',
  discard: {
    title: '¿Descartar esta solicitud?',
    text: 'Se eliminan tus respuestas y fotos.',
    action: 'Descartar solicitud',
    keep: 'Conservarla',
  },
};

export const gettingReady: Translation<typeof english.gettingReady> = {
  title: 'El organizador se está preparando',
  text: 'Las solicitudes se abren cuando el organizador confirme las tarifas y las fechas. Guarda el evento para encontrarlo después.',
};

export const invitePanel: Translation<typeof english.invitePanel> = {
  text: 'Este evento viene de registros públicos. Las solicitudes se abren cuando se una su organizador.',
  login: 'Iniciar sesión para enviar invitaciones',
  onlyVendors: 'Solo los vendedores pueden enviar invitaciones a organizadores.',
};
