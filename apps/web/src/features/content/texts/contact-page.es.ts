import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './contact-page.js';

export const contactPage: Translation<typeof english.contactPage> = {
  title: 'Contacto',
  lead: 'Habla con las personas detrás de Stallbook. Leemos todos los mensajes y respondemos por correo electrónico.',
  aside: 'Otras opciones',
  mail: 'Enviar un correo electrónico',
  sample: '(una dirección de ejemplo; usa el formulario)',
  support: 'Obtener soporte',
  help: 'Leer las guías',
  market: '¿Una pregunta sobre un mercado?',
  marketText: 'Pregúntale a su organizador. Sus datos de contacto están en la página del evento.',
};
