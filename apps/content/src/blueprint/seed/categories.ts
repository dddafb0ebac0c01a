import type { Category } from '../../library/domain/library.events.js';
import { categoryIdOf } from './seed-blueprint.js';

const category = (slug: string, name: string, icon: string, color: string): Category => ({
  categoryId: categoryIdOf(slug),
  name,
  icon,
  color,
  slug,
});

/** The categories of a new installation, in order. */
export const seedCategories: readonly Category[] = [
  category('getting-started', 'Getting started', 'flag', '#2f6b4f'),
  category('application-tips', 'Application tips', 'file', '#8a4b12'),
  category('booth-design', 'Booth design', 'stall', '#7a3b69'),
  category('product-presentation', 'Product presentation', 'image', '#1f5f7a'),
  category('marketing', 'Marketing', 'mail', '#9a2f2f'),
  category('sales-strategies', 'Sales strategies', 'money', '#4c5a13'),
  category('growth-strategies', 'Growth strategies', 'chart', '#2b5797'),
  category('advanced-marketing', 'Advanced marketing', 'bolt', '#6b4a9e'),
  category('scaling-business', 'Scaling your business', 'user', '#5b4636'),
];
