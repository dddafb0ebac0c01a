import { MessageThreadType, sendMessage, startMessageThread } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { DemoCaller, DemoPerson } from './demo-caller.js';

interface Applications {
  harvest: string;
  prints: string;
  weekend: string;
}

/** The first line starts the conversation; the people take turns. */
async function converse(people: readonly [DemoPerson, DemoPerson], applicationId: string, lines: readonly string[]) {
  let threadId = '';
  for (const [index, content] of lines.entries()) {
    const person = people[index % 2 === 0 ? 0 : 1];
    const messageId = idFrom('demo-message', applicationId, String(index));
    const step = `${applicationId}:${index}`;
    if (index > 0) await person.does(sendMessage, step, { threadId, messageId, content });
    else {
      const subject = { threadType: MessageThreadType.application, subjectId: applicationId };
      const started = await person.does(startMessageThread, step, { ...subject, messageId, content });
      threadId = started.id;
    }
  }
}

export async function talk(caller: DemoCaller, { harvest, prints, weekend }: Applications): Promise<void> {
  const vera = caller.as('vendor', 'vendor');
  const owner = caller.as('organizer', 'organizer');
  await converse([vera, owner], harvest, [
    'Hi! Thank you for accepting us. Is booth B12 in the shade in the afternoon?',
    'Welcome back, Vera! Yes, from about 1 p.m. The pecan trees are right behind you.',
    'Perfect. We bring a white 10 x 10 tent. Are sandbags fine as weights?',
    'They are, as long as there are 40 lb on each leg.',
    'Great. What time can we drive onto the square?',
    'From 7 to 8:30. Check in at the blue tent first, please.',
  ]);
  await converse([caller.as('vendor', 'prints'), owner], prints, [
    'We could print calendars at the stand. Would you have an outlet near the entrance?',
    'Nice idea! Stand C6 has one. I will decide by Friday.',
    'Wonderful, thank you!',
  ]);
  await converse([caller.as('organizer', 'lonestar'), vera], weekend, [
    'Welcome to the Makers Weekend! Would you show wheel throwing on Saturday at 11?',
    'Gladly! We need about 6 ft of extra space and one outlet.',
    'Done. Your stand has both.',
  ]);
}
