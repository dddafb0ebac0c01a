import { ContactList } from '../components/contact-list.js';
import { ProPage } from '../components/pro-page.js';
import { PublishedEvent } from '../components/published-event.js';
import { communication as texts } from '../texts/communication.js';
import { toolTexts } from '../texts/tools.js';

export function Component() {
  return (
    <ProPage {...toolTexts.communication}>
      {() => <PublishedEvent none={texts.none}>{({ id }) => <ContactList key={id} eventId={id} />}</PublishedEvent>}
    </ProPage>
  );
}
