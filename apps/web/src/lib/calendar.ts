import { language } from './language/texts.js';

/** Files that the gateway serves to calendar apps. */
export const calendarOfEvent = (eventId: string): string => `/calendar/events/${eventId}.ics`;
/** With the booth and the load-in of the vendor who is signed in. */
export const calendarOfOwnEvent = (eventId: string): string => inPageLanguage(`/calendar/own/${eventId}.ics`);
const calendarOfOrganizer = (organizerId: string): string => `/calendar/organizers/${organizerId}.ics`;

/** In the language of the page, which the calendar app cannot know otherwise. */
export const inPageLanguage = (path: string): string => (language === 'en' ? path : `${path}?language=${language}`);

/** Opens the calendar app, which then reads the calendar again from time to time. */
export const subscription = (path: string): string => `webcal://${window.location.host}${path}`;
export const subscriptionToOrganizer = (organizerId: string): string => subscription(calendarOfOrganizer(organizerId));
