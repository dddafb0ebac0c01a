import { enter } from '../../../testing/enter.js';
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { parseDollars } from '../../../lib/format/money.js';
import { SubmitButton, Form } from './form.js';
import { dollarsText, phoneText, webAddressText, zipCodeText } from './schemas.js';
import { MoneyField, PhoneField, WebAddressField } from './typed-fields.js';

const schema = z.object({ fee: dollarsText, phone: phoneText, website: webAddressText });
type Values = z.infer<typeof schema>;

function Sample({ onSave }: { onSave: (values: Values) => void }) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { fee: '', phone: '', website: '' },
  });
  return (
    <Form form={form} onSubmit={onSave} label="Sample">
      <MoneyField name="fee" label="Fee" />
      <PhoneField name="phone" label="Phone" />
      <WebAddressField name="website" label="Website" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

function open() {
  const saved: Values[] = [];
  render(<Sample onSave={(values) => saved.push(values)} />);
  const user = userEvent.setup();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const taken = async () => {
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    return saved[0] as Values;
  };
  return { user, saved, field, save, taken };
}

describe('an amount', () => {
  it('is taken as it is pasted and put in order when the field is left', async () => {
    const { user, field, taken } = open();
    await user.click(field('Fee'));
    await user.paste(' $1,234.5 ');
    await user.tab();
    expect(field('Fee').value).toBe('1234.50');
    expect(parseDollars((await taken()).fee)).toBe(123_450);
  });

  it.each(['ten', '-5', '1.234', '1,23', '$'])('refuses %s at the field and keeps it', async (text) => {
    const { user, field, save, saved } = open();
    await user.type(field('Fee'), text);
    await save();
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toBe('Please enter an amount of 0 or more, such as 75 or 75.00');
    expect(field('Fee').getAttribute('aria-describedby')).toBe(problem.id);
    expect(field('Fee').getAttribute('aria-invalid')).toBe('true');
    expect(field('Fee').value).toBe(text);
    await waitFor(() => expect(document.activeElement).toBe(field('Fee')));
    expect(saved).toEqual([]);
  });

  it('takes the message away as soon as the amount can be read', async () => {
    const { user, field, save } = open();
    await user.type(field('Fee'), 'ten');
    await save();
    await screen.findByRole('alert');
    await user.clear(field('Fee'));
    await user.type(field('Fee'), '10');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a phone number', () => {
  it.each([
    ['503.555.0199', '(503) 555-0199'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
    ['', ''],
  ])('takes %j as %j', async (typed, kept) => {
    const { user, field, taken } = open();
    await user.click(field('Phone'));
    if (typed) await user.keyboard(typed);
    expect((await taken()).phone).toBe(kept);
  });

  it.each(['555-0199', 'call me', '+1'])('refuses %s', async (text) => {
    const { user, field, save, saved } = open();
    await user.type(field('Phone'), text);
    await save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Please enter a phone number/);
    expect(saved).toEqual([]);
  });
});

describe('a ZIP code', () => {
  it.each(['', '97201', ' 97201-1234 '])('takes %j', (text) => {
    expect(zipCodeText.parse(text)).toBe(text.trim());
  });

  it.each(['9720', '972011', '97201-12', 'OR 97201', 'abcde'])('refuses %s', (text) => {
    const problem = zipCodeText.safeParse(text).error?.issues[0]?.message;
    expect(problem).toBe('Please enter a ZIP code, such as 97201 or 97201-1234');
  });
});

describe('a web address', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/stalls', 'https://example.com/stalls'],
    ['http://example.com', 'http://example.com'],
    ['', ''],
  ])('takes %j as %j', async (typed, kept) => {
    const { user, field, taken } = open();
    await user.click(field('Website'));
    if (typed) await user.keyboard(typed);
    expect((await taken()).website).toBe(kept);
  });

  // The button would move up between press and release of a click that leaves the field.
  it('has no problem once it is right, before the field is left', async () => {
    const { user, field, save, saved } = open();
    await enter(user, field('Website'), 'example');
    await save();
    await screen.findByRole('alert');
    await user.type(field('Website'), '.com');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(saved.map(({ website }) => website)).toEqual(['https://example.com']));
  });

  it.each(['my site', 'example', 'ann@example.com', 'ftp://example.com', 'https://example'])(
    'refuses %s',
    async (text) => {
      const { user, field, save, saved } = open();
      await user.type(field('Website'), text);
      await save();
      const problem = await screen.findByRole('alert');
      expect(problem.textContent).toBe('Please enter a web address, such as https://www.example.com');
      expect(field('Website').value).toBe(text);
      expect(saved).toEqual([]);
    },
  );
});
