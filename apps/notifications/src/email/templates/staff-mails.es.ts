import type { LetterOf } from './letter.js';

const button = (url: string) => ({ label: 'Abrir las herramientas de soporte', url });

export const contactReceived: LetterOf<'name' | 'email' | 'role' | 'message' | 'support_url'> = ({
  name,
  email,
  role,
  message,
  support_url,
}) => ({
  subject: `Mensaje de ${name}`,
  preview: message.slice(0, 120),
  heading: 'Nuevo mensaje de contacto',
  paragraphs: [message],
  facts: [
    ['De', name],
    ['Correo', email],
    ['Rol', role],
  ],
  button: button(support_url),
});

type Feedback = 'name' | 'email' | 'category' | 'rating' | 'message' | 'page' | 'support_url';

export const feedbackReceived: LetterOf<Feedback> = ({
  name,
  email,
  category,
  rating,
  message,
  page,
  support_url,
}) => ({
  subject: `Comentario (${category}) sobre ${page}`,
  preview: message.slice(0, 120),
  heading: 'Nuevo comentario',
  paragraphs: [message],
  facts: [
    ['De', name],
    ['Correo', email],
    ['Categoría', category],
    ['Valoración', rating],
    ['Página', page],
  ],
  button: button(support_url),
});

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
