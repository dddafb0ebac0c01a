/** What an import says about a value that it replaced, in parts: the problem, and what it used. */
export const importWarnings: Readonly<Record<string, string>> = {
  '"{}" isn\'t a valid coordinate, so we skipped it.': '“{}” no es una coordenada válida, así que la omitimos.',
  '"{}" isn\'t a valid web address, so we skipped it.': '“{}” no es una dirección web válida, así que la omitimos.',
  '"{}" was read as "{}".': 'Leímos “{}” como “{}”.',
  '"{}" was read as ${}.': 'Leímos “{}” como ${}.',
  '"{}" {}. Used {}.': '“{}” {}. Usamos {}.',
  'Differs from the start date. Used {}.': 'No coincide con la fecha de inicio. Usamos {}.',
  'Longer than {} characters, so we shortened it.': 'Tiene más de {} caracteres, así que lo acortamos.',
  'Missing. Used {}.': 'Falta. Usamos {}.',
  'Not a valid email address, so we skipped it.':
    'No es una dirección de correo electrónico válida, así que la omitimos.',
  "can't be used": 'no se puede usar',
  'is before the start date': 'es anterior a la fecha de inicio',
  'is not a date written as YYYY-MM-DD, like 2027-05-08':
    'no es una fecha escrita como AAAA-MM-DD, por ejemplo 2027-05-08',
  'is not a time like 9:00 AM or 21:30': 'no es una hora como 9:00 AM o 21:30',
  'is not in the years {} to {}': 'no está entre los años {} y {}',
  'the event date, {}': 'la fecha del evento, {}',
  'the fallback, {}': 'la fecha de reserva, {}',
  'the name and the place': 'el nombre y el lugar',
  'the next Saturday, {}': 'el próximo sábado, {}',
  'the start date, {}': 'la fecha de inicio, {}',
};
