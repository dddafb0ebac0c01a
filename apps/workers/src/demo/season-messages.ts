import { MessageThreadType, sendMessage, startMessageThread } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { DemoCaller, DemoPerson } from './demo-caller.js';
import type { SeasonCalendar } from './season-calendar.js';

interface Conversation {
  people: readonly [DemoPerson, DemoPerson];
  applicationId: string;
  /** The day of the first line. */
  from: number;
  lines: readonly string[];
}

/** The first line starts the conversation; the people take turns. */
async function converse(calendar: SeasonCalendar, { people, applicationId, from, lines }: Conversation) {
  let threadId = '';
  for (const [index, content] of lines.entries()) {
    const person = people[index % 2 === 0 ? 0 : 1];
    const messageId = idFrom('demo-message', applicationId, String(index));
    const step = `${applicationId}:${index}`;
    const at = calendar.at(from + Math.floor(index / 2), index, 120 - index * 15);
    if (index > 0) await person.does(sendMessage, step, { threadId, messageId, content }, at);
    else {
      const subject = { threadType: MessageThreadType.application, subjectId: applicationId };
      const started = await person.does(startMessageThread, step, { ...subject, messageId, content }, at);
      threadId = started.id;
    }
  }
}

/** @param applicationOf the ID of a vendor's application to a market */
export async function talk(
  caller: DemoCaller,
  calendar: SeasonCalendar,
  applicationOf: (vendor: string, market: 'harvest' | 'spring' | 'weekend') => string,
): Promise<void> {
  const vera = caller.as('vendor', 'vendor');
  const owner = caller.as('organizer', 'organizer');
  await Promise.all([
    converse(calendar, {
      people: [vera, owner],
      applicationId: applicationOf('vendor', 'harvest'),
      from: -4,
      lines: [
        'Hi! Thank you for accepting us. Is booth B12 in the shade in the afternoon?',
        'Welcome back, Vera! Yes, from about 1 p.m. The pecan trees are right behind you.',
        'Perfect. We bring a white 10 x 10 tent. Are sandbags fine as weights?',
        'They are, as long as there are 40 lb on each leg.',
        'Great. What time can we drive onto the square?',
        'From 7 to 8:30. Check in at the blue tent first, please.',
      ],
    }),
    converse(calendar, {
      people: [caller.as('vendor', 'prints'), owner],
      applicationId: applicationOf('prints', 'harvest'),
      from: -2,
      lines: [
        'We could print calendars at the stand. Would you have an outlet near the entrance?',
        'Nice idea! Stand C6 has one. I will decide by Friday.',
        'Wonderful, thank you!',
      ],
    }),
    converse(calendar, {
      people: [owner, caller.as('vendor', 'plants')],
      applicationId: applicationOf('plants', 'spring'),
      from: -39,
      lines: ['Your herbs were gone by noon! Would you like a double stand in the fall?', 'Yes, please. Thank you!'],
    }),
    converse(calendar, {
      people: [caller.as('organizer', 'lonestar'), vera],
      applicationId: applicationOf('vendor', 'weekend'),
      from: -9,
      lines: [
        'Welcome to the Makers Weekend! Would you show wheel throwing on Saturday at 11?',
        'Gladly! We need about 6 ft of extra space and one outlet.',
        'Done. Your stand has both.',
      ],
    }),
  ]);
}
