import { Link } from 'react-router-dom';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './help.js';

export const help: Translation<typeof english.help> = {
  title: 'Ayuda',
  lead: 'Cómo encontrar un mercado, solicitar un puesto, pagar, publicar un evento y revisar solicitudes.',
  guides: 'Guías',
  closing: '¿Todavía necesitas ayuda?',
  closingText: 'El centro de ayuda tiene respuestas cortas por tema. También puedes contactarnos.',
  center: 'Abrir el centro de ayuda',
  contact: 'Contáctanos',
};

export const guides: Translation<typeof english.guides> = (fees) => [
  {
    id: 'overview',
    title: 'En resumen',
    body: (
      <>
        <p>
          Los organizadores publican mercados y eligen vendedores. Los vendedores encuentran mercados, envían
          solicitudes y pagan por un puesto. Cualquiera puede <Link to="/events">explorar eventos</Link> sin una cuenta.
          Para enviar solicitudes o publicar, <Link to="/register">crea una cuenta</Link> de vendedor o de organizador.
        </p>
        <h3>Bueno saber</h3>
        <ul>
          <li>
            El enlace de confirmación funciona durante <strong>24 horas</strong>; el de restablecer la contraseña,
            durante <strong>1 hora</strong>. Si el tuyo venció, pide uno nuevo. El anterior deja de funcionar.
          </li>
          <li>
            Los vendedores no pagan comisión de la plataforma. Los organizadores pagan{' '}
            {fees ? (
              <>
                el <strong>{fees.basic.rate}</strong> de cada puesto pagado en {fees.basic.name} y el{' '}
                <strong>{fees.pro.rate}</strong> en {fees.pro.name}
              </>
            ) : (
              'un porcentaje de cada puesto pagado que depende de su plan'
            )}
            . <Link to="/pricing">Precios</Link> compara los planes.
          </li>
          <li>
            Una solicitud admite hasta <strong>10</strong> fotos de tus productos (JPG, PNG, WebP).
          </li>
          <li>
            Todos los montos están en dólares estadounidenses. Las fechas y las horas son las del lugar del mercado.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'organizer-guide',
    title: 'Guía para organizadores',
    body: (
      <>
        <h3>Pon tu mercado en Stallbook</h3>
        <ol>
          <li>
            Primero búscalo en los <Link to="/events">eventos</Link>. Los mercados que vienen de registros públicos
            dicen “Se puede reclamar”. Abre el tuyo, reclámalo y deja tus datos de contacto. Revisamos cada reclamo, por
            lo general en menos de 24 horas.
          </li>
          <li>Si no aparece, elige Crear evento. Solo tú puedes ver un borrador hasta que lo publiques.</li>
          <li>
            Agrega lo que los vendedores necesitan para decidir: fechas, lugar, tamaño del puesto, tarifas y fecha
            límite para las solicitudes.
          </li>
        </ol>
        <h3>Elige a tus vendedores</h3>
        <p>
          Encuentra las solicitudes nuevas en Solicitudes, con lo que cada vendedor ofrece y necesita. Acepta o rechaza
          cada una. Avisamos al vendedor un minuto después, por correo electrónico y en Stallbook; hasta entonces puedes
          deshacerlo. El historial de una solicitud muestra quién hizo qué y cuándo.
        </p>
        <h3>Recibe tus pagos</h3>
        <ol>
          <li>
            En Facturación y transferencias, conecta una cuenta de Stripe. Verificar tu identidad toma unos minutos.
          </li>
          <li>Los vendedores aceptados pagan en línea. Recibes el monto menos la comisión de la plataforma.</li>
          <li>Seguimiento de pagos muestra quién pagó, quién no, y cada tarifa hasta el último centavo.</li>
        </ol>
        <h3>El día del evento</h3>
        <p>
          Agrega archivos a tu evento, como un mapa, los horarios de montaje o una guía para vendedores. Solo los
          vendedores con un puesto pagado pueden abrirlos.
        </p>
      </>
    ),
  },
  {
    id: 'vendor-guide',
    title: 'Guía para vendedores',
    body: (
      <>
        <h3>Encuentra un mercado para ti</h3>
        <p>
          Busca por nombre, lugar y fecha, y filtra por tipo. Cada tarjeta muestra la tarifa del puesto. Un mercado
          abierto recibe solicitudes hasta la fecha límite que indica su página. Toca el ícono de guardar para tener un
          mercado en Eventos guardados.
        </p>
        <h3>Envía tu solicitud</h3>
        <ol>
          <li>
            Abre el mercado y elige Enviar solicitud. Tus respuestas se guardan, así que puedes parar y volver después.
          </li>
          <li>Cuéntale al organizador qué vendes, qué necesita tu puesto y dónde has vendido antes.</li>
          <li>Envíala y sigue su estado en Mis solicitudes.</li>
        </ol>
        <h3>Si te aceptan</h3>
        <ol>
          <li>Paga el puesto en línea. Pagas exactamente las tarifas que mostró el mercado.</li>
          <li>Abre los archivos del organizador: mapa, horarios de montaje y reglas.</li>
          <li>
            Agrega la hora de montaje y el lugar a tu calendario. Te enviamos un recordatorio por correo electrónico
            antes del mercado.
          </li>
        </ol>
        <h3>Si esta vez no se da</h3>
        <p>
          Si rechazan tu solicitud, verás el motivo del organizador si lo dio. No cuenta en tu contra en ningún otro
          lugar. <Link to="/blog">El blog</Link> tiene consejos para escribir solicitudes que se aceptan.
        </p>
      </>
    ),
  },
];
