import type { LetterOf } from './letter.js';

export const confirmSignUp: LetterOf<'confirm_url'> = ({ confirm_url }) => ({
  subject: 'Confirma tu correo',
  preview: 'Confirma tu correo para terminar de registrarte.',
  heading: 'Confirma tu correo',
  paragraphs: ['¡Te damos la bienvenida a Stallbook! Confirma tu correo para terminar de crear tu cuenta.'],
  button: { label: 'Confirmar el correo', url: confirm_url },
  note: 'Este enlace caduca en 24 horas. Si no te registraste, puedes ignorar este correo.',
});
