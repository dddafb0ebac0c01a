import { screen, within } from '@testing-library/react';

export const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
export const tileOf = async (label: string): Promise<string | null> =>
  (await screen.findByRole('link', { name: new RegExp(label) })).textContent;
export const sectionOf = async (title: string) => within(await screen.findByRole('region', { name: title }));
