import { Link } from 'react-router-dom';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './unsubscribe.js';

export const unsubscribe: Translation<typeof english.unsubscribe> = {
  title: 'Preferencias de correo',
  lead: 'Qué correos envía Stallbook y cuáles puedes dejar de recibir.',
  sections: [
    {
      id: 'what-we-send',
      title: 'Lo que enviamos',
      body: (
        <ul>
          <li>
            <strong>Cuenta</strong>: enlaces de confirmación y para restablecer la contraseña, y cambios en tu plan.
          </li>
          <li>
            <strong>Solicitudes y pagos</strong>: solicitudes nuevas, decisiones y pagos.
          </li>
          <li>
            <strong>Eventos</strong>: cambios en un evento en el que participas y en quién lo organiza.
          </li>
          <li>
            <strong>Recordatorios</strong>: antes de un mercado en el que tienes un puesto, antes de un pago o una fecha
            límite, y cuando hay solicitudes que te esperan.
          </li>
          <li>
            <strong>Invitaciones</strong>: de vendedores a quienes les gustaría vender en tu mercado.
          </li>
          <li>
            <strong>Resumen diario</strong>: lo que pasó el día anterior, si lo elegiste.
          </li>
          <li>
            <strong>Recomendaciones semanales</strong>: mercados nuevos que encajan contigo, si las elegiste.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-you-can-stop',
      title: 'Lo que puedes dejar de recibir',
      body: (
        <>
          <p>
            Puedes dejar de recibir recordatorios, invitaciones, el resumen diario y las recomendaciones semanales con
            el enlace al final de cada uno. Funciona sin iniciar sesión, y también te permite volver a recibirlos. Si
            tienes una cuenta, también puedes elegir en tus{' '}
            <Link to="/notifications/preferences">preferencias de notificaciones</Link>.
          </p>
          <p>
            Los correos sobre tu cuenta, tus solicitudes, los eventos y tus pagos los enviamos siempre, porque otras
            personas dependen de ellos. No enviamos boletines ni publicidad.
          </p>
        </>
      ),
    },
  ],
};
