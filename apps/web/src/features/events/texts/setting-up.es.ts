import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './setting-up.js';

export const settingUp: Translation<typeof english.settingUp> = {
  title: 'Prepara tu evento',
  text: 'Lo publicamos a partir de registros públicos y completamos lo que faltaba con suposiciones. Revisa las fechas, las tarifas y lo que hay en el lugar. Los vendedores podrán enviar solicitudes en cuanto confirmes.',
  confirm: 'Confirmar y abrir solicitudes',
  done: {
    open: 'Tu evento ya acepta solicitudes',
    closed: 'Tu evento está confirmado. El plazo para enviar solicitudes terminó, así que nadie puede enviarlas.',
    past: 'Tu evento está confirmado. Su fecha ya pasó, así que nadie puede enviar solicitudes.',
  },
};
