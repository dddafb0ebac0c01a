import type { Language } from '../web/language/language.js';

export interface CalendarTexts {
  name: string;
  withOrganizer: string;
  accepted: string;
  booth: (booth: string) => string;
  pay: string;
  applied: (title: string) => string;
  loadIn: (title: string) => string;
}

/** What a vendor's calendar says in its own words. */
export const calendarTexts: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    name: 'Your events on Stallbook',
    withOrganizer: 'Your application is with the organizer.',
    accepted: 'You’ve been accepted.',
    booth: (booth) => `Your booth: ${booth}.`,
    pay: 'Pay the booth fee to secure your spot.',
    applied: (title) => `Applied: ${title}`,
    loadIn: (title) => `Load-in: ${title}`,
  },
  es: {
    name: 'Tus eventos en Stallbook',
    withOrganizer: 'Tu solicitud está en manos del organizador.',
    accepted: 'Te aceptaron.',
    booth: (booth) => `Tu puesto: ${booth}.`,
    pay: 'Paga la tarifa del puesto para asegurar tu lugar.',
    applied: (title) => `Solicitud enviada: ${title}`,
    loadIn: (title) => `Montaje: ${title}`,
  },
};
