import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { isLinkAddress } from '../post-values.js';
import { linkDialog } from '../texts.js';

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

function LinkFields({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const { href } = editor.getAttributes('link') as { href?: string };
  const [address, setAddress] = useState(href ?? '');
  const [problem, setProblem] = useState<string>();
  const selected = () => editor.chain().focus().extendMarkRange('link');
  const set = () => {
    if (!isLinkAddress(address)) {
      setProblem(linkDialog.wrong);
      return;
    }
    onClose();
    if (editor.state.selection.empty && !href) {
      const marks = [{ type: 'link', attrs: { href: address } }];
      editor.chain().focus().insertContent({ type: 'text', text: address, marks }).run();
    } else {
      selected().setLink({ href: address }).run();
    }
  };
  const remove = () => {
    onClose();
    selected().unsetLink().run();
  };
  return (
    <Stack>
      <Field label={linkDialog.address} hint={linkDialog.hint} problem={problem}>
        {(control) => (
          <input
            {...control}
            type="text"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            data-autofocus
          />
        )}
      </Field>
      <Row>
        <Button onClick={set}>{linkDialog.set}</Button>
        {href && (
          <Button look="secondary" onClick={remove}>
            {linkDialog.remove}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  return (
    <Dialog title={linkDialog.title} open={open} onClose={onClose}>
      <LinkFields editor={editor} onClose={onClose} />
    </Dialog>
  );
}
