/** What services and banks say in English about cards, and what plans promise. */
export const paymentTexts: Readonly<Record<string, string>> = {
  'Your bank could not confirm that it was you.': 'Tu banco no pudo confirmar que eras tú.',
  'Your card has expired.': 'Tu tarjeta está vencida.',
  'Your card has insufficient funds.': 'Tu tarjeta no tiene fondos suficientes.',
  'Your card was declined.': 'Tu tarjeta fue rechazada.',
  'You cannot pay for this booth now, because the event is not public.':
    'Ahora no puedes pagar este puesto, porque el evento no es público.',
  "Your card's security code is incorrect.": 'El código de seguridad de tu tarjeta no es correcto.',

  // What plans promise.
  '5 or more events booked in 60 days.': '5 eventos reservados o más en 60 días.',
  'Limited to 100 vendors': 'Limitado a 100 vendedores',
  '80% of vendor spots filled in 30 days.': '80% de los puestos ocupados en 30 días.',
  '25 organizers per state': '25 organizadores por estado',
  'save {}%': 'ahorra {}%',
};
