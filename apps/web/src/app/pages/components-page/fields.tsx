import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { z } from 'zod';
import {
  CheckboxField,
  ChoiceField,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
} from '../../../components/ui/form/fields.js';
import { FileDrop } from '../../../components/ui/form/file-drop.js';
import { FilterSelect, Segments } from '../../../components/ui/list/filters.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Grid, Row } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { dollarsText, phoneText } from '../../../components/ui/form/schemas.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { MoneyField, PhoneField } from '../../../components/ui/form/typed-fields.js';
import { longName } from './sample.js';
import { Section, State } from './section.js';

const schema = z.object({
  name: z.string().trim().min(1, 'Please enter a name'),
  about: z.string(),
  fee: dollarsText,
  phone: phoneText,
  password: z.string().min(6, 'Password must be at least 6 characters'),
  type: z.string().min(1, 'Please choose a type'),
  role: z.string().min(1, 'Please select your role'),
  agree: z.boolean(),
});
type Values = z.infer<typeof schema>;
const options = [
  { value: 'vendor', label: 'Vendor', hint: 'You sell what you make.' },
  { value: 'organizer', label: longName, hint: 'You run markets.' },
];
const refused = {
  code: 'VALIDATION',
  message: 'Some fields need attention.',
  fields: [{ path: 'input.name', message: 'This name is taken already' }],
};

const problems: FieldErrors<Values> = {
  name: { type: 'server', message: 'Please enter a name' },
  fee: { type: 'server', message: 'Please enter an amount of 0 or more, such as 75 or 75.00' },
  role: { type: 'server', message: 'Please select your role' },
};

const failed = 'The event could not be saved. Nothing was lost; please try again.';

function SampleForm({ state }: { state: 'empty' | 'refused' }) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', about: '', fee: '', phone: '', password: '', type: '', role: '', agree: false },
    errors: state === 'refused' ? problems : undefined,
  });
  return (
    <Form form={form} onSubmit={() => showServerErrors(form, refused, 'It failed.')} label={`Sample form, ${state}`}>
      <FieldGroup title="A group of fields">
        <TextField name="name" label="Name" hint="As shown above your stall." />
        <TextArea name="about" label={longName} />
        <FieldPair>
          <MoneyField name="fee" label="Booth fee" />
          <PhoneField name="phone" label="Phone (optional)" />
        </FieldPair>
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <SelectField name="type" label="Type" placeholder="Choose a type" options={options} />
        <ChoiceField name="role" label="Role" options={options} />
        <CheckboxField name="agree" label="Tell me about new markets" />
      </FieldGroup>
      {state === 'refused' ? <Notice tone="error">{failed}</Notice> : <FormProblem />}
      <Row>
        <SubmitButton>Save</SubmitButton>
        <SubmitButton busy>Saving</SubmitButton>
      </Row>
    </Form>
  );
}

const filters = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: longName },
];

export function Fields() {
  const [filter, setFilter] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Section title="Fields">
      <Grid min={340}>
        <State name="Empty; server errors show at their field">
          <SampleForm state="empty" />
        </State>
        <State name="Refused">
          <SampleForm state="refused" />
        </State>
      </Grid>
      <State name="Filters">
        <Row>
          <FilterSelect label="Status" value={filter} options={filters} onChange={setFilter} />
          <Segments label="Status" value={filter} options={filters} onChange={setFilter} />
        </Row>
      </State>
      <State name="Files">
        <Grid min={300}>
          <FileDrop label="Choose files" hint="PDF or images" accept="" multiple onFiles={setFiles} />
          <FileDrop label="Choose a file" accept="" progress={{ sent: 4, total: 10 }} onFiles={setFiles} />
        </Grid>
        <p>{files.map((file) => file.name).join(', ')}</p>
      </State>
    </Section>
  );
}
