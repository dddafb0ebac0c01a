import '../../../testing/environment.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { CheckboxField, ChecksField, ChoiceField, TextField } from './fields.js';
import { Form, FormProblem, StepForm, SubmitButton } from './form.js';
import { Honeypot } from './honeypot.js';
import { showServerErrors } from './server-errors.js';

interface Values {
  title: string;
  agree: boolean;
  role: string;
  types: string[];
  website: string;
  requestId: string;
}
const defaultValues: Values = { title: '', agree: false, role: '', types: [], website: '', requestId: 'r1' };
const options = [
  { value: 'a', label: 'Art' },
  { value: 'b', label: 'Bread' },
];

interface SampleProps {
  resolver?: Resolver<Values>;
  onSubmit?: () => unknown;
  keep?: (form: UseFormReturn<Values, unknown, Values>) => void;
  children?: ReactNode;
}
function Sample({ resolver, onSubmit = () => undefined, keep, children }: SampleProps) {
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues });
  keep?.(form);
  return (
    <Form form={form} onSubmit={onSubmit} label="Sample">
      <TextField name="title" label="Title" />
      {children}
      <Honeypot />
      <FormProblem />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
const save = () => userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));

describe('a form whose submit fails unforeseen', () => {
  const reported = jest.fn();
  const real = globalThis.reportError;
  beforeEach(() => {
    reported.mockReset();
    globalThis.reportError = reported;
  });
  afterEach(() => {
    globalThis.reportError = real;
    jest.restoreAllMocks();
  });
  const gone = new TypeError('Failed to fetch dynamically imported module');

  it('says so, also if its rules could not be loaded, and reports it', async () => {
    render(<Sample resolver={() => Promise.reject(gone)} />);
    await save();
    await screen.findByText('Something went wrong. Please try again.');
    expect(reported).toHaveBeenCalledWith(gone);
  });

  it('says without a network that nothing was saved', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Sample onSubmit={() => Promise.reject(gone)} />);
    await save();
    await screen.findByText('You are offline, so nothing was saved. Connect to the internet, then try again.');
  });
});

describe('a refusal of the service', () => {
  const refuse = (path: string, children: ReactNode, messages = ['Not so']) => {
    let form: UseFormReturn<Values, unknown, Values> | undefined;
    render(<Sample keep={(opened) => (form = opened)}>{children}</Sample>);
    const fields = messages.map((message) => ({ path: `input.${path}`, message }));
    const refusal = { code: 'VALIDATION', message: 'Invalid', fields };
    act(() => form && showServerErrors(form, refusal, 'It failed.'));
  };
  const describedBy = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

  it.each(['website', 'requestId'])(
    'of a value that has no visible field shows above the buttons: %s',
    async (path) => {
      refuse(path, null);
      await waitFor(() => expect(screen.getAllByText('Not so')).toHaveLength(1));
    },
  );

  it('of a field shows there only', async () => {
    refuse('title', null);
    await waitFor(() => expect(screen.getAllByText('Not so')).toHaveLength(1));
    expect(describedBy(screen.getByLabelText('Title'))).toBe('Not so');
  });

  it('of a field with two faults shows both, as sentences', async () => {
    refuse('title', null, ['Too long', 'Not so.']);
    await screen.findByText('Too long. Not so.');
  });

  it('of a check box shows there, and is tied to it', async () => {
    refuse('agree', <CheckboxField name="agree" label="I agree" />);
    await waitFor(() => expect(screen.getAllByText('Not so')).toHaveLength(1));
    const box = screen.getByLabelText('I agree');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(box)).toBe('Not so');
  });

  it('of a choice is tied to all its options', async () => {
    refuse('role', <ChoiceField name="role" label="Role" options={options} />);
    await waitFor(() => expect(screen.getAllByText('Not so')).toHaveLength(1));
    const choice = screen.getByRole('radiogroup', { name: 'Role' });
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(choice)).toBe('Not so');
  });

  it('of several options is tied to all of them', async () => {
    refuse('types', <ChecksField name="types" label="Types" options={options} />);
    await waitFor(() => expect(screen.getAllByText('Not so')).toHaveLength(1));
    expect(describedBy(screen.getByRole('group', { name: 'Types' }))).toBe('Not so');
    expect(screen.getByLabelText('Art').getAttribute('aria-invalid')).toBe('true');
  });
});

it('a hint of several options is shown and tied to them', () => {
  render(
    <Sample>
      <ChecksField name="types" label="Types" hint="You may change that." options={options} />
    </Sample>,
  );
  expect(screen.getByRole('group', { name: 'Types', description: 'You may change that.' })).toBeTruthy();
});

it('a double click on the main button of a step skips no step', async () => {
  function Steps() {
    const form = useForm();
    const [step, setStep] = useState(1);
    return (
      <StepForm form={form} onNext={() => setStep(step + 1)} label="Steps">
        <p>Step {step}</p>
        <SubmitButton>Continue</SubmitButton>
      </StepForm>
    );
  }
  render(<Steps />);
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 2');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 3');
});
