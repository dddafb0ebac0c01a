import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './fields.js';

export const accountFields: Translation<typeof english.accountFields> = {
  email: 'Correo electrónico',
  emailMissing: 'Ingresa tu correo electrónico',
  emailInvalid: 'Ingresa un correo electrónico válido',
  password: 'Contraseña',
  passwordHint: 'Al menos 6 caracteres.',
  passwordShort: 'La contraseña debe tener al menos 6 caracteres',
  confirmPassword: 'Confirma la contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden',
  currentPassword: 'Contraseña actual',
  currentPasswordMissing: 'Ingresa tu contraseña actual',
};

export const profileFields: Translation<typeof english.profileFields> = {
  role: '¿Qué te trae por aquí?',
  roles: [
    { value: 'vendor', label: 'Vendedor', hint: 'Vendo en mercados.' },
    { value: 'organizer', label: 'Organizador', hint: 'Organizo mercados.' },
  ],
  roleMissing: 'Elige tu rol',
  businessName: 'Nombre del negocio',
  businessNameMissing: 'Ingresa el nombre de tu negocio',
  contactName: 'Nombre de contacto',
  contactNameMissing: 'Ingresa un nombre de contacto',
  description: 'Descripción',
  descriptionHint: 'Lo que haces u organizas, con tus propias palabras.',
  productCategories: 'Categorías de productos',
  productCategoriesHint: 'Separadas por comas: cerámica, pan, miel. Hasta 30.',
  website: 'Sitio web',
  phone: 'Teléfono',
  address: 'Calle y número',
  city: 'Ciudad',
  cityMissing: 'Ingresa tu ciudad',
  state: 'Estado',
  stateMissing: 'Ingresa tu estado',
  zipCode: 'Código postal',
  optional: {
    phone: 'Teléfono (opcional)',
    address: 'Calle y número (opcional)',
    zipCode: 'Código postal (opcional)',
  },
};
