import { escapeHtml } from '@stallbook/kernel';

export const RSS_PATH = '/blog/rss.xml';
export const ATOM_PATH = '/blog/atom.xml';

const link = (type: string, title: string, url: string) =>
  `<link rel="alternate" type="application/${type}+xml" title="${title}" href="${escapeHtml(url)}" />`;

/** Lets feed readers find the feeds of the blog. */
export const feedLinks = (publicUrl: string): string[] => [
  link('rss', 'Stallbook blog (RSS)', publicUrl + RSS_PATH),
  link('atom', 'Stallbook blog (Atom)', publicUrl + ATOM_PATH),
];
