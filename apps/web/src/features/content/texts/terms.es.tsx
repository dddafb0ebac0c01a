import { Link } from 'react-router-dom';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './terms.js';

export const terms: Translation<typeof english.terms> = {
  title: 'Términos',
  lead: 'Las reglas para los vendedores y organizadores que usan Stallbook, en lenguaje sencillo.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'what-stallbook-is',
      title: 'Qué es Stallbook',
      body: (
        <p>
          En Stallbook, los organizadores publican ferias de artesanías, mercados de agricultores y festivales, y los
          vendedores envían solicitudes y pagan por sus puestos. Nosotros operamos la plataforma, no los mercados. El
          acuerdo sobre un puesto es entre el organizador y el vendedor.
        </p>
      ),
    },
    {
      id: 'your-account',
      title: 'Tu cuenta',
      body: (
        <ul>
          <li>Usa tu propio correo electrónico y confírmalo. El enlace funciona durante 24 horas.</li>
          <li>Tu cuenta es de vendedor o de organizador. La información de tu negocio debe ser correcta.</li>
          <li>No compartas tu contraseña, y avísanos si es posible que otra persona la sepa.</li>
        </ul>
      ),
    },
    {
      id: 'organizers',
      title: 'Para organizadores',
      body: (
        <ul>
          <li>
            Publica solo mercados que organizas o que tienes autorización para organizar. Las fechas, el lugar, las
            tarifas y las reglas deben ser correctas.
          </li>
          <li>Decide sobre las solicitudes con prontitud y de forma justa.</li>
          <li>
            Cumple la política de cancelación que publicaste. Si se cancela un mercado, avisa a sus vendedores de
            inmediato.
          </li>
          <li>Usa la información de los vendedores solo para tu mercado.</li>
        </ul>
      ),
    },
    {
      id: 'vendors',
      title: 'Para vendedores',
      body: (
        <ul>
          <li>Envía solicitudes con productos que tú haces o que tienes permiso de vender, y con tus propias fotos.</li>
          <li>Cuando te aceptan, se aparta un puesto para ti. Paga a tiempo o retírate.</li>
          <li>Lleva lo que el mercado exige, como seguro, permisos y pesas para el toldo.</li>
          <li>
            Cumple las reglas del mercado, incluidos los horarios de montaje, las restricciones y las instrucciones del
            organizador.
          </li>
        </ul>
      ),
    },
    {
      id: 'listed-markets',
      title: 'Mercados publicados a partir de registros públicos',
      body: (
        <p>
          Algunos mercados aparecen antes de que su organizador se una. Están marcados como pendientes de un
          organizador. Si uno es tuyo, reclámalo en su página. Revisamos cada reclamo. Si un mercado tiene datos
          incorrectos o no debería estar aquí, <Link to="/contact">contáctanos</Link>.
        </p>
      ),
    },
    {
      id: 'money',
      title: 'Pagos',
      body: (
        <>
          <p>
            Todos los montos están en dólares estadounidenses. El organizador fija la tarifa del puesto y la tarifa de
            solicitud, y se pagan por medio de Stripe a la propia cuenta del organizador. Los vendedores no pagan
            ninguna tarifa adicional a Stallbook. Los organizadores pagan una comisión de la plataforma por los puestos
            pagados, según su plan. Mira las comisiones actuales en <Link to="/pricing">precios</Link>.
          </p>
          <p>
            Los reembolsos siguen la política del organizador para ese mercado. Los pagos van directo a la cuenta del
            organizador; Stallbook no retiene las tarifas de los puestos.
          </p>
        </>
      ),
    },
    {
      id: 'what-is-not-allowed',
      title: 'Usos prohibidos',
      body: (
        <ul>
          <li>Hacerse pasar por otra persona o reclamar un mercado que no es tuyo.</li>
          <li>Cobrar tarifas de puestos fuera de Stallbook por solicitudes hechas en Stallbook.</li>
          <li>Recopilar datos de otras personas, enviarles publicidad o entrar a cuentas que no son tuyas.</li>
        </ul>
      ),
    },
    {
      id: 'ending',
      title: 'Dejar de usar Stallbook',
      body: (
        <p>
          Puedes dejar de usarlo en cualquier momento y eliminar tu cuenta como se describe en{' '}
          <Link to="/privacy#your-rights">la página de privacidad</Link>. Podemos cerrar una cuenta que no cumpla estas
          reglas, y te diremos por qué. Los puestos pagados siguen reservados.
        </p>
      ),
    },
    {
      id: 'responsibility',
      title: 'Responsabilidad',
      body: (
        <p>
          Trabajamos para que Stallbook esté disponible y funcione bien, y arreglamos los problemas cuando ocurren. No
          somos responsables del clima, de los mercados cancelados ni de lo que organizadores y vendedores hagan o dejen
          de hacer entre sí. Esto no limita la responsabilidad que la ley no nos permite excluir.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: (
        <p>
          Anunciamos los cambios importantes a estos términos antes de que entren en vigor. Los acuerdos ya hechos sobre
          puestos se quedan como están.
        </p>
      ),
    },
  ],
};
