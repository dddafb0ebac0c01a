import { zodResolver } from '@hookform/resolvers/zod';
import type { Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { isLinkAddress } from '../post-values.js';
import { linkDialog as texts } from '../texts.js';

const schema = z.object({ address: z.string().refine(isLinkAddress, texts.wrong) });

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { href } = editor.getAttributes('link') as { href?: string };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { address: href ?? '' } });
  /** With the dialog closed, because it would give the focus back to the toolbar. */
  const edit = (change: () => unknown) => {
    flushSync(onClose);
    change();
  };
  const focused = () => editor.chain().focus(null, { scrollIntoView: false });
  const selected = () => focused().extendMarkRange('link');
  const set = (address: string) => {
    if (!editor.state.selection.empty || href) return selected().setLink({ href: address }).run();
    const marks = [{ type: 'link', attrs: { href: address } }];
    return focused().insertContent({ type: 'text', text: address, marks }).run();
  };
  const send = ({ address }: z.infer<typeof schema>) => {
    edit(() => set(address));
    return Promise.resolve({});
  };
  return (
    <FormDialog title={texts.title} form={form} send={send} texts={{ send: texts.set }} onClose={onClose}>
      <TextField name="address" label={texts.address} hint={texts.hint} />
      {href && (
        <Row>
          <Button look="secondary" onClick={() => edit(() => selected().unsetLink().run())}>
            {texts.remove}
          </Button>
        </Row>
      )}
    </FormDialog>
  );
}
