import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnchorButton, Button, IconButton, LinkButton } from '../../../components/ui/button.js';
import { Confirm, Dialog } from '../../../components/ui/dialog/dialog.js';
import { Check } from '../../../components/ui/form/check.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { longName } from './sample.js';
import { Section, State } from './section.js';

const looks = ['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const;

export function Actions() {
  const [open, setOpen] = useState<'dialog' | 'form' | 'confirm' | 'danger' | null>(null);
  const [checked, setChecked] = useState(true);
  const close = () => setOpen(null);
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <Section title="Actions">
      {looks.map((look) => (
        <State key={look} name={look}>
          <Row>
            <Button look={look}>Send application</Button>
            <Button look={look} icon="check">
              With an icon
            </Button>
            <Button look={look} small>
              Small
            </Button>
            <Button look={look} busy>
              Busy
            </Button>
            <Button look={look} disabled>
              Off
            </Button>
          </Row>
        </State>
      ))}
      <State name="Links and icons">
        <Row>
          <LinkButton to="/events">To a screen</LinkButton>
          <AnchorButton look="secondary" icon="external" href="https://example.org">
            To another site
          </AnchorButton>
          <IconButton icon="bookmark" label="Save" />
          <Button look="secondary">{longName}</Button>
        </Row>
      </State>
      <State name="Checkbox">
        <Check label="Open markets only" checked={checked} onChange={setChecked} />
      </State>
      <State name="Dialogs and messages">
        <Row>
          <Button look="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button look="secondary" onClick={() => setOpen('form')}>
            Dialog with a form
          </Button>
          <Button look="secondary" onClick={() => setOpen('confirm')}>
            Question
          </Button>
          <Button look="dangerQuiet" onClick={() => setOpen('danger')}>
            Dangerous question
          </Button>
          {(['success', 'error', 'info'] as const).map((tone) => (
            <Button key={tone} look="quiet" onClick={() => toast(`A message of success or not: ${longName}`, tone)}>
              Message: {tone}
            </Button>
          ))}
        </Row>
      </State>
      <Dialog title={longName} open={open === 'dialog'} onClose={close}>
        <p>Dialog content.</p>
      </Dialog>
      {open === 'form' && (
        <FormDialog
          title="Write a note"
          form={form}
          send={async () => ({})}
          texts={{ send: 'Save', done: 'Saved', failed: 'The note could not be saved.' }}
          onClose={close}
        >
          <TextArea name="note" label="Note" />
        </FormDialog>
      )}
      <Confirm
        title="Publish Spring Fair?"
        action="Publish"
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
      >
        Vendors can apply immediately.
      </Confirm>
      <Confirm
        title="Delete Spring Fair?"
        action="Delete event"
        takes={['12 applications', '3 attachments', longName]}
        danger
        open={open === 'danger'}
        onClose={close}
        onConfirm={close}
      >
        This cannot be undone.
      </Confirm>
    </Section>
  );
}
