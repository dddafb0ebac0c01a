import '../../../testing/environment.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../dialog/dialog.js';
import { TextField } from './fields.js';
import { Form } from './form.js';
import { FormDialog } from './form-dialog.js';
import { Honeypot } from './honeypot.js';

const texts = { send: 'Save', done: 'Saved', failed: 'Not saved' };

function Sample({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { name: '', how: 'post' } });
  return (
    <FormDialog title="Rename" form={form} send={() => Promise.resolve({})} texts={texts} onClose={() => undefined}>
      {children}
    </FormDialog>
  );
}
const focused = () => document.activeElement;

describe('a dialog with a form', () => {
  it('begins at the first field that a person can use', async () => {
    render(
      <Sample>
        <Honeypot />
        <TextField name="code" label="Code" disabled />
        <TextField name="name" label="Name" />
        <TextField name="note" label="Note" />
      </Sample>,
    );
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')));
  });

  it('begins at the choice that is made', async () => {
    render(
      <Sample>
        <input type="radio" name="how" aria-label="Email" />
        <input type="radio" name="how" aria-label="Post" defaultChecked />
      </Sample>,
    );
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Post')));
  });

  it('is not lost without a question when the page is loaded again, once something is typed', async () => {
    render(
      <Sample>
        <TextField name="name" label="Name" />
      </Sample>,
    );
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const field = await screen.findByLabelText('Name');
    expect(asks()).toBe(false);
    await userEvent.setup().type(field, 'Ann');
    expect(asks()).toBe(true);
  });

  it('begins where it says so', async () => {
    render(
      <Sample>
        <TextField name="name" label="Name" />
        <button type="button" data-autofocus>
          Skip
        </button>
      </Sample>,
    );
    await waitFor(() => expect(focused()?.textContent).toBe('Skip'));
  });

  it('keeps the focus on the button that continues, while it sends', async () => {
    let answer = (_: object): void => undefined;
    const sent = new Promise<object>((resolve) => (answer = resolve));
    const goOn = { label: 'Save and next', onSent: jest.fn() };
    const Continued = () => (
      <FormDialog title="Rename" form={useForm()} send={() => sent} texts={texts} goOn={goOn} onClose={jest.fn()}>
        <TextField name="name" label="Name" />
      </FormDialog>
    );
    render(<Continued />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save and next' }));
    const pressed = await screen.findByRole('button', { name: 'Save and next', busy: true });
    expect(pressed.matches(':disabled')).toBe(false);
    expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(true);
    act(() => answer({}));
    await waitFor(() => expect(goOn.onSent).toHaveBeenCalledTimes(1));
  });

  it('says so when the button that continues fails unforeseen', async () => {
    const real = globalThis.reportError;
    const reported = (globalThis.reportError = jest.fn());
    const lost = new Error('lost');
    const goOn = { label: 'Save and next', onSent: jest.fn() };
    const send = () => Promise.reject(lost);
    const Failing = () => (
      <FormDialog title="Rename" form={useForm()} send={send} texts={texts} goOn={goOn} onClose={jest.fn()}>
        <TextField name="name" label="Name" />
      </FormDialog>
    );
    render(<Failing />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Save and next' }));
    await screen.findByText('Something went wrong. Please try again.');
    expect(reported).toHaveBeenCalledWith(lost);
    expect(goOn.onSent).not.toHaveBeenCalled();
    globalThis.reportError = real;
  });

  it('stays until what it sends is answered', async () => {
    let answer = () => undefined as void;
    function Sending() {
      const form = useForm({ defaultValues: { name: '' } });
      const [isOpen, setIsOpen] = useState(true);
      const send = () => new Promise<object>((resolve) => (answer = () => resolve({})));
      const close = () => setIsOpen(false);
      return (
        isOpen && (
          <FormDialog title="Refund" form={form} send={send} texts={texts} onClose={close}>
            <TextField name="name" label="Name" />
          </FormDialog>
        )
      );
    }
    render(<Sending />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.disabled).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    screen.getByRole('dialog', { name: 'Refund' });
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves the focus from its close button to a form that comes later, and from nothing else', async () => {
    let show = () => undefined as void;
    function Late() {
      const form = useForm({ defaultValues: { name: '' } });
      const [shown, setShown] = useState(false);
      show = () => setShown(true);
      return (
        <Dialog title="Rename" open onClose={() => undefined}>
          <button>Help</button>
          {shown && (
            <Form form={form} label="Rename" onSubmit={() => undefined}>
              <TextField name="name" label="Name" />
            </Form>
          )}
        </Dialog>
      );
    }
    const { unmount } = render(<Late />);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Close' })));
    act(() => show());
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Name')));
    unmount();
    render(<Late />);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Close' })));
    screen.getByRole('button', { name: 'Help' }).focus();
    act(() => show());
    await screen.findByLabelText('Name');
    expect(focused()?.textContent).toBe('Help');
  });
});
