import { Page, PageHeader } from '../../../components/ui/layout.js';
import { Actions } from './actions.js';
import { Fields } from './fields.js';
import { Figures } from './figures.js';
import { Lists } from './lists.js';
import { Messages } from './messages.js';

export function Component() {
  return (
    <Page>
      <PageHeader title="Components" lead="What screens are made of, in all states." />
      <Actions />
      <Fields />
      <Lists />
      <Figures />
      <Messages />
    </Page>
  );
}
