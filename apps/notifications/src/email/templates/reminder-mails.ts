import { editable } from './letter.js';
import type { EditableTemplate } from './letter.js';

const reminder = (): EditableTemplate =>
  editable(
    ['event_title', 'event_dates', 'days_left', 'start_time', 'location', 'booth_status', 'event_url'],
    {
      subject: '{{event_title}} is {{days_left}}',
      text: 'You have a booth at {{event_title}}. Here are the details.\n\n{{booth_status}}',
    },
    ({ event_dates, days_left, start_time, location, event_url }) => ({
      preview: `${event_dates}, ${location}`,
      heading: `Your market is ${days_left}`,
      facts: [
        ['When', event_dates],
        ['Starts', start_time],
        ['Where', location],
      ],
      button: { label: 'View event', url: event_url },
    }),
  );

export const eventReminder5Day = reminder();
export const eventReminder1Day = reminder();
