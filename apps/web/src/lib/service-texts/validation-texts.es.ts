/** What class-validator says where a rule has no message; the first value is the name of the field. */
export const validation: Readonly<Record<string, string>> = {
  '{} must be an email': 'Escribe un correo electrónico válido',
  '{} must be a string': 'Escribe un texto',
  '{} must be a UUID': 'No es un ID válido',
  '{} must be a boolean value': 'Elige sí o no',
  '{} must be an integer number': 'Escribe un número entero',
  '{} must be a number conforming to the specified constraints': 'Escribe un número',
  '{} must not be less than {}': 'El mínimo es {1}',
  '{} must not be greater than {}': 'El máximo es {1}',
  '{} must be one of the following values: {}': 'Elige uno de estos valores: {1}',
  '{} should not be empty': 'Este campo es obligatorio',
  '{} must be shorter than or equal to {} characters': 'Usa {1} caracteres como máximo',
  '{} must be longer than or equal to {} characters': 'Usa al menos {1} caracteres',
  '{} must contain no more than {} elements': 'Elige {1} como máximo',
  '{} must contain at least {} elements': 'Elige al menos {1}',
  '{} must be a URL address': 'Escribe una dirección web',
};
