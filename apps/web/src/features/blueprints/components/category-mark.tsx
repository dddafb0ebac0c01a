import { Icon, type IconName } from '../../../components/icons/icon.js';
import { paths } from '../../../components/icons/paths.js';
import styles from './blueprints.module.css';

const isIcon = (name: string): name is IconName => name in paths;

/** An icon that this version does not know shows as a file. */
export function CategoryMark({ category }: { category: { name: string; icon: string; color: string } | null }) {
  if (!category) return null;
  return (
    <div className={styles.category}>
      <span className={styles.dot} style={{ background: category.color }}>
        <Icon name={isIcon(category.icon) ? category.icon : 'file'} size={15} />
      </span>
      <span lang="en">{category.name}</span>
    </div>
  );
}
