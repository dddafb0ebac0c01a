import { Link } from 'react-router-dom';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './privacy.js';

export const privacy: Translation<typeof english.privacy> = {
  title: 'Privacidad',
  lead: 'Qué guarda Stallbook sobre ti, por qué, quién puede verlo y cómo eliminarlo.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'in-short',
      title: 'En pocas palabras',
      body: (
        <ul>
          <li>
            Guardamos lo que hace falta para reservar un puesto: tu cuenta, tu perfil, tus eventos, tus solicitudes y
            tus pagos.
          </li>
          <li>No vendemos tus datos, no mostramos anuncios ni usamos herramientas de análisis de terceros.</li>
          <li>Stripe se encarga de los números de tarjeta. Nosotros nunca los vemos.</li>
          <li>
            Tus datos personales están cifrados con una clave que es solo tuya. Al destruirla, dejan de ser legibles.
          </li>
        </ul>
      ),
    },
    {
      id: 'what-we-keep',
      title: 'Qué guardamos',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Qué</th>
              <th scope="col">Por qué</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Tu correo electrónico y un hash de tu contraseña</td>
              <td>Para que inicies sesión. Nunca guardamos la contraseña misma.</td>
            </tr>
            <tr>
              <td>Perfil: nombre del negocio y de contacto, teléfono, lugar, sitio web, lo que vendes</td>
              <td>Para que organizadores y vendedores se conozcan.</td>
            </tr>
            <tr>
              <td>Eventos, solicitudes con sus fotos, decisiones y un historial de quién hizo qué y cuándo</td>
              <td>Para que ambas partes puedan confiar en lo acordado.</td>
            </tr>
            <tr>
              <td>Montos, tarifas y estados de los pagos, con la referencia de Stripe</td>
              <td>Contabilidad, reembolsos y transferencias a los organizadores.</td>
            </tr>
            <tr>
              <td>Archivos que los organizadores agregan a sus eventos</td>
              <td>Para los vendedores con un puesto pagado.</td>
            </tr>
            <tr>
              <td>Mensajes, con sus fotos y PDF</td>
              <td>Para entregarlos. Si alguien denuncia una conversación, nuestros administradores la leen.</td>
            </tr>
            <tr>
              <td>
                Reclamos: tu nombre, correo, teléfono, negocio, mensaje, la página en la que estabas y el nombre de tu
                navegador
              </td>
              <td>Para comprobar que organizas el evento.</td>
            </tr>
            <tr>
              <td>
                Lo que te ayuda a planear: preferencias, plantillas de solicitud, pronósticos, listas de tareas y avance
                de lectura
              </td>
              <td>Para que no lo escribas dos veces. Los organizadores no ven tus plantillas ni tus pronósticos.</td>
            </tr>
            <tr>
              <td>Estrellas, calificaciones, etiquetas y notas de los organizadores sobre los vendedores</td>
              <td>Para elegir entre las solicitudes. Solo las ve ese organizador.</td>
            </tr>
            <tr>
              <td>Direcciones de los organizadores que los vendedores invitan</td>
              <td>Para enviar la invitación, y enviarla una sola vez.</td>
            </tr>
            <tr>
              <td>Navegadores en los que activaste las notificaciones</td>
              <td>Para avisarte ahí.</td>
            </tr>
            <tr>
              <td>Eventos, vendedores y guías que guardaste</td>
              <td>Para que los encuentres de nuevo. Solo tú puedes verlos.</td>
            </tr>
            <tr>
              <td>Notificaciones, y qué correos enviamos y cuándo</td>
              <td>Para mantenerte al tanto sin enviar nada dos veces.</td>
            </tr>
            <tr>
              <td>Lo que nos envías: mensajes de contacto, comentarios, registros en la lista de espera</td>
              <td>
                Para responder. Los comentarios incluyen también la página en la que estabas y el nombre de tu
                navegador.
              </td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Quién puede verlo',
      body: (
        <>
          <p>
            Los eventos publicados son públicos, incluidos los datos de contacto que agregó su organizador. Tu perfil lo
            ven las personas que han iniciado sesión. Una solicitud la ven el vendedor, el organizador y nuestros
            administradores. Nadie más ve tus solicitudes ni tus pagos.
          </p>
          <p>
            Stripe se encarga de los pagos y las transferencias según su propia política de privacidad, y un proveedor
            de correo electrónico entrega nuestros mensajes. Cada uno recibe solo los datos que necesita.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Las cookies y tu navegador',
      body: (
        <>
          <p>Usamos siete cookies. No te rastrean en otros sitios, y los scripts solo pueden leer la última:</p>
          <ul>
            <li>
              <strong>sb_access</strong> mantiene tu sesión iniciada. Dura 15 minutos y se renueva mientras estés en
              actividad.
            </li>
            <li>
              <strong>sb_refresh</strong> la renueva durante 30 días después de tu última visita, y 90 días como máximo.
              Cerrar sesión la termina de inmediato.
            </li>
            <li>
              <strong>sb_device</strong> recuerda durante un año que iniciaste sesión desde este navegador. No inicia
              sesión por ti, pero te permite seguir haciéndolo mientras otros intentan adivinar tu contraseña.
            </li>
            <li>
              <strong>sb_ticket</strong> dura hasta 10 minutos, entre tu contraseña y tu segundo paso.
            </li>
            <li>
              <strong>sb_browser</strong> dura 8 días después de que te registras, para que el enlace de confirmación
              pueda iniciar tu sesión aquí.
            </li>
            <li>
              <strong>sb_wrote</strong> dura dos segundos después de que guardas algo, para que veas tus cambios.
            </li>
            <li>
              <strong>language</strong> recuerda durante un año el idioma que elegiste.
            </li>
          </ul>
          <p>
            Con HTTPS, los cinco primeros nombres empiezan con <strong>__Host-</strong>, así que ningún otro sitio puede
            crearlas.
          </p>
          <p>
            Tu navegador guarda también tu tema, las columnas de tus tablas, lo que escribiste sin enviarlo y copias de
            tus próximos eventos para leerlas sin conexión. Para los organizadores incluyen listas con los teléfonos de
            los vendedores. Cerrar sesión borra todo esto. Las fuentes y las imágenes vienen de nuestros propios
            servidores.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo lo guardamos',
      body: (
        <ul>
          <li>Las sesiones vencen después de 30 días sin actividad y luego se eliminan.</li>
          <li>Eliminamos la dirección y el texto de un correo una vez enviado.</li>
          <li>
            Los contadores que limitan los intentos de adivinar, el spam y el uso diario vencen en menos de dos días.
          </li>
          <li>Guardamos tus inicios de sesión y la actividad de tu cuenta durante 90 días.</li>
          <li>
            Guardamos los registros de pagos el tiempo que exige la ley. Contienen identificadores y montos, no nombres.
          </li>
          <li>Todo lo demás se queda hasta que elimines tu cuenta.</li>
        </ul>
      ),
    },
    {
      id: 'your-rights',
      title: 'Tus derechos',
      body: (
        <>
          <p>
            Puedes ver y editar tu perfil en cualquier momento en <Link to="/profile">tu página de perfil</Link>. Ahí
            también puedes descargar todos tus datos, incluidos los archivos que subiste. Solo tú puedes abrir la
            descarga, y la eliminamos después de 24 horas. Para quitar tus datos, elimina tu cuenta al final de esa
            misma página.
          </p>
          <p>
            Cuando eliminas tu cuenta, destruimos la clave que cifra tus datos. En todas partes, incluso en los
            registros antiguos, aparece “erased” (eliminado) en su lugar. Para quitar lo que enviaste sin una cuenta,
            como un mensaje o un registro en la lista de espera, <Link to="/contact">contáctanos</Link> desde la misma
            dirección.
          </p>
        </>
      ),
    },
    {
      id: 'logs',
      title: 'Nuestros registros técnicos',
      body: (
        <p>
          Nuestros registros técnicos contienen identificadores, horas y códigos de error. Los nombres, las direcciones,
          las contraseñas y los tokens se quitan antes de escribir cualquier cosa.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Cambios y preguntas',
      body: (
        <p>
          Cuando esta página cambia, también cambia la fecha al inicio. Si tienes preguntas, usa la{' '}
          <Link to="/contact">página de contacto</Link>. Lee también nuestros <Link to="/terms">términos</Link>.
        </p>
      ),
    },
  ],
};
