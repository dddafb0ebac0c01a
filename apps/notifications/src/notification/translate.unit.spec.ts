import { quoted } from '../message/domain/quoted.js';
import { translateFeedText } from './translate.js';

describe('notifications in the language of the reader', () => {
  it('are stored in English, so English readers see them as they are', () => {
    expect(translateFeedText('en', 'Vera applied to River Market.')).toBe('Vera applied to River Market.');
  });

  it('are translated with their dates', () => {
    expect(translateFeedText('es', 'Vera applied to River Market.')).toBe(
      'Vera envió una solicitud para River Market.',
    );
    expect(translateFeedText('es', 'River Market takes applications until Sat, May 8, 2027, tomorrow.')).toBe(
      'River Market recibe solicitudes hasta el sáb, 8 de may de 2027, mañana.',
    );
    expect(translateFeedText('es', 'River Market: Date: Sun, May 9, 2027 (was Sat, May 8, 2027).')).toBe(
      'River Market: Fecha: dom, 9 de may de 2027 (antes sáb, 8 de may de 2027).',
    );
  });

  it.each([
    ['is today', 'es hoy'],
    ['is tomorrow', 'es mañana'],
    ['is in 5 days', 'es dentro de 5 días'],
  ])('a reminder of a market that %s says in Spanish what is due', (english, spanish) => {
    const due = '$85.00 is still due. Pay from your applications page to secure your booth.';
    expect(translateFeedText('es', `River Market ${english}. ${due}`)).toBe(
      `River Market ${spanish}. Falta pagar $85.00. Paga desde la página de tus solicitudes para asegurar tu puesto.`,
    );
  });

  it('a reminder says in Spanish that the bank processes the payment', () => {
    expect(translateFeedText('es', 'River Market is tomorrow. Your bank is still confirming your payment.')).toBe(
      'River Market es mañana. Tu banco todavía está confirmando tu pago.',
    );
  });

  it('say in Spanish that the bank did not make a payment', () => {
    const words = 'Your bank did not make your payment of $85.00 for River Market. Your booth is not paid yet.';
    expect(translateFeedText('es', `${words} Pay again: the due date is Sat, May 1, 2027.`)).toBe(
      'Tu banco no hizo tu pago de $85.00 por River Market. Tu puesto aún no está pagado. Vuelve a pagar: la fecha límite es el sáb, 1 de may de 2027.',
    );
  });

  it('leave what a person wrote as it is', () => {
    const words = 'Vera: “The market is today. Vera applied to River Market.”';
    expect(translateFeedText('es', 'New message about River Market')).toBe('Nuevo mensaje sobre River Market');
    expect(translateFeedText('es', words)).toBe(words);
    const named = quoted('Ann “Pot” Lee', 'The market is today. See you');
    expect(translateFeedText('es', named)).toBe(named);
  });

  it('are translated around what staff or an organizer wrote', () => {
    expect(translateFeedText('es', 'Our staff took River Fair down. Reason: “Scam”')).toBe(
      'Nuestro equipo retiró River Fair. Motivo: “Scam”',
    );
    expect(translateFeedText('es', 'River Fair: Location: “Green” Park (was Old Park). “The river rose.”')).toBe(
      'River Fair: Lugar: “Green” Park (antes Old Park). “The river rose.”',
    );
  });

  it('stay as they are where nothing is known', () => {
    expect(translateFeedText('es', 'Bring your own tent.')).toBe('Bring your own tent.');
  });
});
