/** Making a format takes longer than the rest of a page, so each is made once. */
function perLocale(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    made.set(locale, format);
    return format;
  };
}

export const longDay = perLocale({ dateStyle: 'long' });
/** Takes a local time, written as UTC. */
export const timeOfDay = perLocale({ hour: 'numeric', minute: '2-digit', hour12: true });
export const shortDay = perLocale({ month: 'short', day: 'numeric', year: 'numeric' });
