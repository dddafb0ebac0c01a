import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './request.js';

export const claimRequest: Translation<typeof english.claimRequest> = {
  form: 'Solicitud de reclamo',
  why: (event) => (
    <>
      <strong>{event}</strong> aparece aquí gracias a registros públicos. Si tú lo organizas, dinos cómo contactarte. La
      revisión toma unas 24 horas.
    </>
  ),
  name: 'Tu nombre',
  nameMissing: 'Escribe tu nombre',
  email: 'Correo electrónico',
  emailHint: 'El evento pasará a la cuenta que tenga este correo.',
  emailMissing: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  phone: 'Teléfono (opcional)',
  organization: 'Organización (opcional)',
  message: 'Mensaje (opcional)',
  messageHint: 'Cualquier cosa que muestre que tú organizas este evento.',
  contactPublic: 'Mostrar mi correo electrónico y mi teléfono en la página del evento cuando aprueben mi reclamo',
  contactHidden:
    'Tu correo electrónico y tu teléfono no se muestran. Cuando el evento sea tuyo, tú eliges qué muestra su página.',
  send: 'Enviar solicitud de reclamo',
  cancel: 'Cancelar',
  sentTitle: '¡Solicitud de reclamo enviada!',
  sent: 'Revisamos cada reclamo, por lo general en menos de 24 horas, y te avisamos la decisión por correo electrónico.',
  failedTitle: 'No se pudo enviar',
  failed: 'Hubo un error al enviar tu solicitud de reclamo. Inténtalo de nuevo.',
};
export const claimDialog: Translation<typeof english.claimDialog> = { title: 'Reclamar este evento' };
