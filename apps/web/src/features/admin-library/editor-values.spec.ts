import { editorSchema, newStep, valuesOf } from './editor-values.js';

it('a blueprint says how long its texts can be', () => {
  const step = { ...newStep(), title: 'Plan', text: 'x'.repeat(4_001) };
  const values = { ...valuesOf(null), title: 'x'.repeat(121), categoryId: 'c1', steps: [step] };
  const { error } = editorSchema.safeParse(values);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Please use 120 characters or fewer'],
    ['steps.0.text', 'Please use 4,000 characters or fewer'],
  ]);
});
