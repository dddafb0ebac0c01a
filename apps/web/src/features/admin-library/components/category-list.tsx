import { useState } from 'react';
import { Button, IconButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/layout.js';
import { MoveButtons } from '../../../components/ui/list/move-buttons.js';
import {
  useDeleteBlueprintCategoryMutation,
  useOrderBlueprintCategoriesMutation,
} from '../api/admin-library.generated.js';
import { moved } from '../moved.js';
import { categoryList as texts } from '../texts/library.js';
import { CategoryDialog, type Category } from './category-dialog.js';
import { showOutcome } from '../show-outcome.js';
import styles from './library-admin.module.css';

interface CategoryListProps {
  categories: readonly Category[];
  usedIds: ReadonlySet<string>;
}

/** A category without blueprints can be deleted. */
export function CategoryList({ categories, usedIds }: CategoryListProps) {
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const [order, ordering] = useOrderBlueprintCategoriesMutation();
  const [remove] = useDeleteBlueprintCategoryMutation();
  const move = async (index: number, by: -1 | 1) =>
    showOutcome(await order({ ids: moved(categories, index, by).map(({ id }) => id) }));
  return (
    <Card
      title={texts.title}
      actions={
        <Button small look="secondary" icon="plus" onClick={() => setOpen('new')}>
          {texts.create}
        </Button>
      }
    >
      <ul className={styles.list}>
        {categories.map((category, index) => (
          <li key={category.id} className={styles.row} aria-label={category.name}>
            <div className={styles.name}>
              <span className={styles.swatch} style={{ background: category.color }} aria-hidden="true" />
              {category.name} <span className="quiet">{category.slug}</span>
            </div>
            <div className={styles.buttons}>
              <MoveButtons
                index={index}
                count={categories.length}
                earlier={texts.up(category.name)}
                later={texts.down(category.name)}
                onMove={(by) => void move(index, by)}
                busy={ordering.isLoading}
              />
              <IconButton icon="edit" label={texts.edit(category.name)} onClick={() => setOpen(category)} />
              {!usedIds.has(category.id) && (
                <IconButton
                  icon="trash"
                  label={texts.remove(category.name)}
                  onClick={() => void remove({ id: category.id }).then((reply) => showOutcome(reply, texts.removed))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {open && <CategoryDialog category={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
