import { zodResolver } from '@hookform/resolvers/zod';
import { contentLimits } from '@stallbook/contracts/content-limits';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Icon, type IconName } from '../../../components/icons/icon.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { SelectField, TextField } from '../../../components/ui/form/fields.js';
import { FieldPair } from '../../../components/ui/form/form.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { textUpTo } from '../../../components/ui/form/schemas.js';
import { locale } from '../../../lib/format/texts.js';
import {
  useCreateBlueprintCategoryMutation,
  useEditBlueprintCategoryMutation,
  type AllBlueprintsQuery,
} from '../api/admin-library.generated.js';
import { iconNames } from '../texts/icons.js';
import { categoryList } from '../texts/library.js';
import styles from './library-admin.module.css';

export type Category = AllBlueprintsQuery['categories'][number];
const { dialog } = categoryList;

const schema = z.object({
  name: textUpTo(60).min(1, dialog.nameMissing),
  slug: textUpTo(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, dialog.slugInvalid),
  icon: z.string(),
  color: z.string(),
});
type Values = z.infer<typeof schema>;

const isIcon = (name: string): name is IconName => name in iconNames;

const { compare } = new Intl.Collator(locale);
const icons = Object.entries(iconNames)
  .map(([value, label]) => ({ value, label }))
  .sort((one, other) => compare(one.label, other.label));
const fresh: Values = { name: '', slug: '', icon: 'file', color: '#2f6b4f' };

export function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const [create] = useCreateBlueprintCategoryMutation();
  const [edit] = useEditBlueprintCategoryMutation();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: category ?? fresh });
  const send = ({ name, slug, icon, color }: Values) => {
    const input = { name, slug, icon, color };
    return category ? edit({ input: { ...input, id: category.id } }) : create({ input });
  };
  const [icon, color] = form.watch(['icon', 'color']);
  return (
    <FormDialog
      title={category ? dialog.edit : dialog.create}
      form={form}
      send={send}
      texts={{ send: dialog.save, done: categoryList.saved, failed: dialog.notSaved }}
      onClose={onClose}
    >
      <FormDraft about={`category-${category?.id ?? 'new'}`} />
      <TextField name="name" label={dialog.name} maxLength={contentLimits.categoryName} />
      <TextField name="slug" label={dialog.slug} hint={dialog.slugHint} maxLength={contentLimits.categorySlug} />
      <FieldPair>
        <SelectField name="icon" label={dialog.icon} options={icons} />
        <label>
          <div>{dialog.color}</div>
          <span className={styles.look}>
            <input type="color" className={styles.color} {...form.register('color')} />
            <span style={{ background: color }}>{isIcon(icon) && <Icon name={icon} />}</span>
          </span>
        </label>
      </FieldPair>
    </FormDialog>
  );
}
