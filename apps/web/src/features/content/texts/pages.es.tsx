import { Link } from 'react-router-dom';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './pages.js';

export const about: Translation<typeof english.about> = {
  title: 'Acerca de Stallbook',
  lead: 'Para quién es Stallbook, y por qué un buen día de mercado empieza con una reserva fácil.',
  sections: [
    {
      id: 'why',
      title: 'Por qué lo creamos',
      body: (
        <>
          <p>
            Un día de mercado se decide mucho antes de empezar: por formularios que se pierden, correos que nadie
            responde y cheques que llegan tarde. Los organizadores pasan las noches ordenando solicitudes. Los
            vendedores esperan semanas por una respuesta.
          </p>
          <p>
            Stallbook lo reúne todo. Los mercados muestran lo que cuestan y lo que necesitan. Los vendedores envían su
            solicitud una sola vez. La respuesta llega con una fecha, un lugar y una forma de pagar.
          </p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Para quién es',
      body: (
        <ul>
          <li>
            <strong>Vendedores</strong>: quienes hacen cerámica, cultivan, hornean, imprimen grabados, y todos los demás
            que venden en mercados.
          </li>
          <li>
            <strong>Organizadores</strong> de ferias de artesanías, mercados de agricultores, festivales, exposiciones
            de arte y mercados temporales, de doce puestos a trescientos.
          </li>
          <li>
            <strong>Visitantes</strong>: las <Link to="/attendee-features">funciones para ellos</Link> son lo próximo.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-we-work',
      title: 'Cómo trabajamos',
      body: (
        <ul>
          <li>Todas las tarifas se muestran desde el principio, hasta el último centavo.</li>
          <li>Cada solicitud tiene un historial de quién hizo qué.</li>
          <li>Vivimos de los planes y de un porcentaje de los puestos pagados, no de anuncios ni de tus datos.</li>
          <li>Cuando algo falla, te decimos qué pasó y qué hacer, y lo que escribiste sigue ahí.</li>
        </ul>
      ),
    },
    {
      id: 'meet',
      title: 'Echa un vistazo',
      body: (
        <p>
          <Link to="/events">Explora los mercados</Link>, <Link to="/demo">mira cómo funciona la reserva</Link> o{' '}
          <Link to="/contact">contáctanos</Link>.
        </p>
      ),
    },
  ],
};

export const demo: Translation<typeof english.demo> = {
  title: 'Mira cómo funciona',
  lead: 'Un recorrido rápido por Stallbook: cómo los vendedores reservan un puesto y cómo los organizadores llenan un mercado.',
  sections: [
    {
      id: 'as-a-vendor',
      title: 'Si vendes, en cuatro pasos',
      body: (
        <ol>
          <li>
            <strong>Busca.</strong> Abre <Link to="/events">los eventos</Link>, escribe un lugar o un nombre y elige un
            rango de fechas. Cada tarjeta muestra la fecha, el lugar, la tarifa y si recibe solicitudes.
          </li>
          <li>
            <strong>Envía tu solicitud.</strong> Describe lo que vendes y lo que necesita tu puesto. Tus respuestas se
            guardan mientras escribes.
          </li>
          <li>
            <strong>Recibe una respuesta.</strong> Te avisamos por correo electrónico y en Stallbook.
          </li>
          <li>
            <strong>Paga e instálate.</strong> Paga tu puesto en línea, revisa el mapa y los horarios de montaje, y
            listo.
          </li>
        </ol>
      ),
    },
    {
      id: 'as-an-organizer',
      title: 'Si organizas, en cuatro pasos',
      body: (
        <ol>
          <li>
            <strong>Publica o reclama.</strong> Publica tu mercado, o reclámalo si ya aparece.
          </li>
          <li>
            <strong>Elige.</strong> Todas las solicitudes en una sola lista, con todo lo que necesitas para decidir.
          </li>
          <li>
            <strong>Recibe tus pagos.</strong> Los vendedores aceptados pagan en línea, directo a tu cuenta de Stripe.
          </li>
          <li>
            <strong>Prepárate.</strong> Sube tu mapa, tus reglas y tu horario. Los vendedores que pagaron pueden
            abrirlos en su teléfono.
          </li>
        </ol>
      ),
    },
    {
      id: 'try-it',
      title: 'Pruébalo tú',
      body: (
        <p>
          Los eventos están abiertos para todos. Para lo demás, <Link to="/register">crea una cuenta</Link>. Hay un plan
          gratis y no pide tarjeta. ¿Prefieres un recorrido? <Link to="/contact">Contáctanos</Link> y buscaremos un
          momento.
        </p>
      ),
    },
  ],
};

export const support: Translation<typeof english.support> = {
  title: 'Soporte',
  lead: '¿Algo no funciona? Esta es la forma más rápida de recibir ayuda.',
  sections: [
    {
      id: 'first',
      title: 'Primero prueba esto',
      body: (
        <ol>
          <li>Recarga la página. Basta con eso si salió una versión nueva mientras la tenías abierta.</li>
          <li>Lee el mensaje de error. Dice qué pasó y si se perdió algo.</li>
          <li>
            Consulta <Link to="/help">las guías</Link> y <Link to="/help-center">el centro de ayuda</Link>, que
            responden las preguntas más comunes.
          </li>
        </ol>
      ),
    },
    {
      id: 'write',
      title: 'Después contáctanos',
      body: (
        <>
          <p>
            Usa <Link to="/contact">la página de contacto</Link>. Respondemos por correo electrónico, por lo general en
            un plazo de dos días hábiles, y antes si tu mercado está cerca. Incluye por favor:
          </p>
          <ul>
            <li>de qué mercado, solicitud o pago se trata;</li>
            <li>qué hiciste, qué esperabas y qué decía la página;</li>
            <li>la fecha y la hora aproximada.</li>
          </ul>
          <p>Nunca envíes una contraseña ni un número de tarjeta. Nunca te los pediremos.</p>
        </>
      ),
    },
    {
      id: 'money',
      title: 'Preguntas sobre pagos',
      body: (
        <ul>
          <li>
            Un pago en proceso está en tu banco. Te avisamos cuando se complete o falle, así que por favor no pagues dos
            veces.
          </li>
          <li>
            Si retiras tu solicitud, ves cuánto recuperas antes de confirmar; la política de reembolso está en la página
            del evento. Para cualquier otro reembolso, pregúntale al organizador del mercado.
          </li>
          <li>Los organizadores ven en Facturación y transferencias lo que Stripe todavía necesita.</li>
        </ul>
      ),
    },
    {
      id: 'better',
      title: 'Sugerencias',
      body: <p>Elige Enviar comentarios en el menú o al final de cualquier página. Toma un minuto.</p>,
    },
  ],
};

export const helpCenter: Translation<typeof english.helpCenter> = {
  title: 'Centro de ayuda',
  lead: 'Respuestas para vendedores y organizadores, desde la primera solicitud hasta el día del mercado.',
  sections: [
    {
      id: 'account',
      title: 'Cuenta',
      body: (
        <>
          <h3>No me llegó el correo de confirmación</h3>
          <p>
            Revisa tu carpeta de spam y luego intenta iniciar sesión. Desde ahí puedes pedir que te reenviemos el
            correo. El enlace funciona durante 24 horas.
          </p>
          <h3>Olvidé mi contraseña</h3>
          <p>
            Elige ¿Olvidaste tu contraseña? en <Link to="/login">la página de inicio de sesión</Link>. El enlace del
            correo funciona durante 1 hora.
          </p>
          <h3>¿Puedo ser vendedor y organizador a la vez?</h3>
          <p>
            Cada cuenta es de vendedor o de organizador. Si haces las dos cosas, usa un correo electrónico distinto para
            cada una.
          </p>
          <h3>¿Cómo elimino mi cuenta?</h3>
          <p>
            Puedes eliminarla al final de <Link to="/profile">tu página de perfil</Link>. En{' '}
            <Link to="/privacy#your-rights">Privacidad</Link> explicamos qué pasa después.
          </p>
        </>
      ),
    },
    {
      id: 'applications',
      title: 'Solicitudes',
      body: (
        <>
          <h3>¿Puedo guardar una solicitud y terminarla después?</h3>
          <p>Sí. Tus respuestas se guardan mientras escribes, y puedes terminar en otro dispositivo.</p>
          <h3>¿Puedo cambiar una solicitud después de enviarla?</h3>
          <p>Sí, hasta que el organizador decida. Ábrela en Mis solicitudes y elige Editar, o retírala.</p>
          <h3>¿Cuándo tendré respuesta?</h3>
          <p>
            En cuanto el organizador decida, te avisamos por correo electrónico y en Stallbook. Hasta entonces, tu
            solicitud está pendiente.
          </p>
          <h3>¿Por qué un mercado no recibe solicitudes?</h3>
          <p>
            Ya pasó su fecha límite, ya empezó, o su organizador aún no se ha unido o no ha terminado de prepararlo. La
            etiqueta te dice cuál es el caso.
          </p>
        </>
      ),
    },
    {
      id: 'events',
      title: 'Eventos',
      body: (
        <>
          <h3>Mi mercado aparece aquí, pero yo no lo agregué</h3>
          <p>
            Publicamos mercados a partir de registros públicos para que los vendedores los encuentren. Reclama el tuyo
            en su página y revisaremos tu reclamo.
          </p>
          <h3>¿Quién puede ver un borrador?</h3>
          <p>Solo tú y nuestro equipo, hasta que lo publiques.</p>
          <h3>¿Puedo eliminar un evento?</h3>
          <p>Sí, desde su página. Te mostramos qué más se elimina y te pedimos que confirmes.</p>
          <h3>¿Qué archivos puedo agregar?</h3>
          <p>Hasta diez por evento, de 10 MB cada uno. Los vendedores con un puesto pagado pueden abrirlos.</p>
        </>
      ),
    },
    {
      id: 'payments',
      title: 'Pagos',
      body: (
        <>
          <h3>¿Qué pago como vendedor?</h3>
          <p>La tarifa del puesto y la tarifa de solicitud que muestra el mercado. Stallbook no agrega nada.</p>
          <h3>¿Qué comisión pagan los organizadores?</h3>
          <p>
            Una comisión de la plataforma por los puestos pagados, según su plan. Mira{' '}
            <Link to="/pricing">Precios</Link>. Cada pago muestra su comisión.
          </p>
          <h3>¿A dónde va el dinero?</h3>
          <p>A la propia cuenta de Stripe del organizador, que lo transfiere a su banco.</p>
          <h3>¿Guardan los datos de mi tarjeta?</h3>
          <p>No. Stripe se encarga, y nunca vemos el número.</p>
        </>
      ),
    },
  ],
};
