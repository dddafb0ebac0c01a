import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './changes.js';

export const withdrawal: Translation<typeof english.withdrawal> = {
  open: 'Retirar',
  title: (event) => `¿Retirar tu solicitud a ${event}?`,
  text: 'El organizador dejará de verla. Vuelve a ser un borrador, y puedes enviarla otra vez mientras las solicitudes estén abiertas.',
  action: 'Retirar solicitud',
  done: 'Solicitud retirada. Vuelve a ser un borrador.',
  failed: 'No pudimos retirar la solicitud. Inténtalo de nuevo.',
};

export const applicationEdit: Translation<typeof english.applicationEdit> = {
  open: 'Editar',
  title: (event) => `Editar tu solicitud a ${event}`,
  form: 'Editar solicitud',
  note: 'El organizador ve lo que cambies.',
  photosSaved: 'Las fotos se guardan al instante.',
  save: 'Guardar cambios',
  done: 'Solicitud modificada',
  failed: 'No pudimos modificar la solicitud. Inténtalo de nuevo.',
};
