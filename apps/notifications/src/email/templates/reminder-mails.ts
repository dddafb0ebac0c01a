import { template } from './letter.js';
import type { Template } from './letter.js';

const reminder = (when: string): Template =>
  template(
    ['event_title', 'event_dates', 'start_time', 'location', 'event_url'],
    ({ event_title, event_dates, start_time, location, event_url }) => ({
      subject: `${event_title} is ${when}`,
      preview: `${event_dates}, ${location}`,
      heading: `Your market is ${when}`,
      paragraphs: [`You have a booth at ${event_title}. Here are the details.`],
      facts: [
        ['When', event_dates],
        ['Starts', start_time],
        ['Where', location],
      ],
      button: { label: 'View event', url: event_url },
    }),
  );

export const eventReminder5Day = reminder('in 5 days');
export const eventReminder1Day = reminder('tomorrow');
