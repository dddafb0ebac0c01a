import { editable } from './letter.js';
import type { EditableTemplate } from './letter.js';

const reminder = (when: string): EditableTemplate =>
  editable(
    ['event_title', 'event_dates', 'start_time', 'location', 'booth_status', 'event_url'],
    {
      subject: `{{event_title}} is ${when}`,
      text: 'You have a booth at {{event_title}}. Here are the details.\n\n{{booth_status}}',
    },
    ({ event_dates, start_time, location, event_url }) => ({
      preview: `${event_dates}, ${location}`,
      heading: `Your market is ${when}`,
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
