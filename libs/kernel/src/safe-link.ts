const SCHEMES = ['https:', 'http:', 'mailto:'];
const LONGEST = 2_000;

/** Whether a post may contain a link: an address on the web, an email address, or a place on this site. */
export function isSafeLink(href: string): boolean {
  // Browsers ignore such characters within a scheme.
  if (href.length > LONGEST || /[\u0000-\u0020\u007f-\u00a0\\]/.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  if (href.startsWith('#')) return true;
  return URL.canParse(href) && SCHEMES.includes(new URL(href).protocol);
}
