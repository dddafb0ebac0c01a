export const postCategories: Readonly<Record<string, string>> = {
  General: 'General',
  'Tips & Guides': 'Tips & Guides',
  'Success Stories': 'Success Stories',
  'Industry News': 'Industry News',
  'Vendor Resources': 'Vendor Resources',
  'Organizer Resources': 'Organizer Resources',
};
export const categoryLabel = (category: string): string => postCategories[category] ?? category;
