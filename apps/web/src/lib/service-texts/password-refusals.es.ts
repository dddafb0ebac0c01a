/** The form says them while a person types. */
export const passwordRefusals: Readonly<Record<string, string>> = {
  'Password must be at least 8 characters long': 'La contraseña debe tener al menos 8 caracteres',
  'Password must contain at least one lowercase letter': 'La contraseña debe tener al menos una letra minúscula',
  'Password must contain at least one number': 'La contraseña debe tener al menos un número',
  'Password must contain at least one uppercase letter': 'La contraseña debe tener al menos una letra mayúscula',
  'Please fix the password requirements below': 'Corrige los requisitos de la contraseña que aparecen abajo',
};
