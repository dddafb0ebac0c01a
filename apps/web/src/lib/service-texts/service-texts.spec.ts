import { translator } from '@stallbook/contracts/feed-texts';
import { translateError } from './translate-error.es.js';
import { translateError as inEnglish } from './translate-error.js';
import { translateText } from './translate-text.es.js';
import { inSpanish } from './in-spanish.es.js';

describe('texts of services in another language', () => {
  it('are found by their words, with the values in place', () => {
    expect(inSpanish('Event not found')).toBe('No encontramos el evento');
    expect(inSpanish('Stallbook was updated. Please reload the page.')).toBe(
      'Stallbook se actualizó. Vuelve a cargar la página.',
    );
    expect(inSpanish('Up to 200 applications can be decided together.')).toBe(
      'Se pueden decidir hasta 200 solicitudes a la vez.',
    );
    expect(inSpanish('Ann was refunded $5.00 for Spring Fair. $1.00 of it was taken from your payout.')).toBe(
      'Se reembolsaron $5.00 a Ann por Spring Fair. De ellos, $1.00 se descontaron de tu transferencia.',
    );
    expect(inSpanish('Please use {{event_title}} in the subject or the text')).toBe(
      'Usa {{event_title}} en el asunto o en el texto',
    );
  });

  it('are translated together with the values that have a translation', () => {
    expect(inSpanish('Too many attempts. Please try again in 5 minutes.')).toBe(
      'Demasiados intentos. Inténtalo de nuevo en 5 minutos.',
    );
    expect(inSpanish('You made very many changes within an hour. Please try again in 12 minutes.')).toBe(
      'Hiciste muchísimos cambios en una hora. Inténtalo de nuevo en 12 minutos.',
    );
    expect(inSpanish('A former member applied to Spring Fair.')).toBe(
      'Un antiguo miembro envió una solicitud para Spring Fair.',
    );
    expect(inSpanish('Spring Fair is in 5 days. Your booth is paid.')).toBe(
      'Spring Fair es dentro de 5 días. Tu puesto está pagado.',
    );
    expect(inSpanish('Spring Fair is tomorrow. Accepted vendors: 3. Not paid yet: 1.')).toBe(
      'Spring Fair es mañana. Vendedores aceptados: 3. Sin pagar: 1.',
    );
    expect(inSpanish('Spring Fair takes applications until Sat, May 8, 2027, tomorrow.')).toBe(
      'Spring Fair recibe solicitudes hasta el Sat, May 8, 2027, mañana.',
    );
  });

  it('say what an import replaced, and by what', () => {
    expect(
      inSpanish('"May 8" is not a date written as YYYY-MM-DD, like 2027-05-08. Used the fallback, 2025-09-01.'),
    ).toBe(
      '“May 8” no es una fecha escrita como AAAA-MM-DD, por ejemplo 2027-05-08. Usamos la fecha de reserva, 2025-09-01.',
    );
    expect(inSpanish('"2035-01-01" is not in the years 2024 to 2030. Used the event date, 2027-05-08.')).toBe(
      '“2035-01-01” no está entre los años 2024 y 2030. Usamos la fecha del evento, 2027-05-08.',
    );
    expect(inSpanish('"free" can\'t be used. Used $45.')).toBe('“free” no se puede usar. Usamos $45.');
    expect(inSpanish('Missing. Used the next Saturday, 2027-05-08.')).toBe(
      'Falta. Usamos el próximo sábado, 2027-05-08.',
    );
    expect(inSpanish('Missing. Used 35.')).toBe('Falta. Usamos 35.');
    expect(inSpanish('"Salem, OR" was read as "Salem".')).toBe('Leímos “Salem, OR” como “Salem”.');
    expect(inSpanish('"about $75" was read as $75.')).toBe('Leímos “about $75” como $75.');
  });

  it('are translated for a file too, or stay in English', () => {
    expect(translateText('Missing. Used 35.')).toBe('Falta. Usamos 35.');
    expect(translateText('Has no such translation.')).toBe('Has no such translation.');
  });

  it('say why an email was not sent', () => {
    expect(inSpanish('The recipient stopped these emails.')).toBe(
      'El destinatario ya no quiere recibir estos correos.',
    );
  });

  it('say why a market fits a vendor, and a vendor an event', () => {
    expect(inSpanish('Mentions pottery and jam · 23 miles away · a craft fair, as you prefer · no booth fee')).toBe(
      'Menciona pottery y jam · a 23 millas · feria de artesanías, como prefieres · puesto sin costo',
    );
    expect(inSpanish('4 miles away')).toBe('a 4 millas');
    expect(inSpanish('In the same city · sells Pottery · looks for events like yours')).toBe(
      'En la misma ciudad · vende Pottery · busca eventos como el tuyo',
    );
  });

  it('say what changed of an event', () => {
    const english = 'Fair: the 2nd: Opens: 9:00 AM (was 8:00 AM); Location: Pier 3 (was to be announced).';
    expect(inSpanish(english)).toBe(
      'Fair: the 2nd: Abre: 9:00 AM (antes 8:00 AM); Lugar: Pier 3 (antes por anunciar).',
    );
    expect(inSpanish(`${english} “The park closes. We (Ann; Bo) are sorry (was not us).”`)).toBe(
      'Fair: the 2nd: Abre: 9:00 AM (antes 8:00 AM); Lugar: Pier 3 (antes por anunciar). “The park closes. We (Ann; Bo) are sorry (was not us).”',
    );
  });

  it('stay as they are where nothing is known', () => {
    expect([inSpanish('Bring your own tent.'), translator({}, String)('Event not found')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('tell what went wrong in the language of the reader, and keep the code', async () => {
    const error = { code: 'BAD_INPUT', message: 'Please check the highlighted fields.', status: 400 };
    const fields = [
      { path: 'city', message: 'City is required' },
      { path: 'note', message: 'unheard of' },
    ];
    expect(await translateError({ ...error, fields })).toEqual({
      code: 'BAD_INPUT',
      status: 400,
      message: 'Revisa los campos resaltados.',
      fields: [
        { path: 'city', message: 'Falta la ciudad' },
        { path: 'note', message: 'unheard of' },
      ],
    });
  });

  it('name no field as the API does, and keep what a rule says in its own words', async () => {
    const error = { code: 'BAD_INPUT', message: 'Please check the highlighted fields.', status: 400 };
    const fields = [
      { path: 'description', message: 'description must be shorter than or equal to 4000 characters' },
      {
        path: 'productCategories',
        message: 'each value in productCategories must be shorter than or equal to 60 characters',
      },
      { path: 'city', message: 'City is required' },
    ];
    expect((await inEnglish({ ...error, fields })).fields.map(({ message }) => message)).toEqual([
      'Please use 4000 characters or fewer',
      'Please use 60 characters or fewer',
      'City is required',
    ]);
  });
});
