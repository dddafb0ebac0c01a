import type { ContactRole, FeedbackCategory } from '@stallbook/contracts';
import { beginningOf } from '@stallbook/kernel';
import type { LetterOf } from './letter.js';
import { linesOf } from './wording.js';

const roles: Readonly<Record<ContactRole, string>> = {
  'event-organizer': 'Organizador de eventos',
  'vendor-artisan': 'Vendedor o artesano',
  both: 'Organizador y vendedor',
};
/** In the words of the feedback form. */
const categories: Readonly<Record<`${FeedbackCategory}`, string>> = {
  bug: 'Algo no funciona',
  improvement: 'Una mejora',
  confusing: 'Es confuso',
  general: 'Otra cosa',
};

const button = (url: string) => ({ label: 'Abrir las herramientas de soporte', url });

export const contactReceived: LetterOf<'name' | 'email' | 'role' | 'message' | 'support_url'> = ({
  name,
  email,
  role,
  message,
  support_url,
}) => ({
  subject: `Mensaje de ${name}`,
  preview: beginningOf(message, 120),
  heading: 'Nuevo mensaje de contacto',
  paragraphs: [`${name} escribió:`, ...linesOf(message)],
  facts: [
    ['De', name],
    ['Correo', email],
    ['Rol', roles[role as ContactRole] ?? role],
  ],
  button: button(support_url),
});

type Feedback = 'name' | 'email' | 'category' | 'rating' | 'message' | 'page' | 'support_url';

export const feedbackReceived: LetterOf<Feedback> = ({ name, email, category, rating, message, page, support_url }) => {
  const about = categories[category as FeedbackCategory] ?? category;
  return {
    subject: `Comentario sobre ${page}: ${about}`,
    preview: beginningOf(message, 120),
    heading: 'Nuevo comentario',
    paragraphs: linesOf(message),
    facts: [
      ['De', name],
      ['Correo', email],
      ['Categoría', about],
      ['Valoración', rating],
      ['Página', page],
    ],
    button: button(support_url),
  };
};

export const waitlistJoined: LetterOf<'name' | 'email' | 'support_url'> = ({ name, email, support_url }) => ({
  subject: `${name} se apuntó a la lista de espera`,
  preview: 'Alguien se apuntó a la lista de espera de las funciones para visitantes.',
  heading: 'Nueva persona en la lista de espera',
  paragraphs: [`${name} quiere saber cuándo llegan las funciones para visitantes.`],
  facts: [
    ['Nombre', name],
    ['Correo', email],
  ],
  button: button(support_url),
});
