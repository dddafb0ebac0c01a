/** The `ref` of what replaces a longer form, or is far from the button that was pressed: it may be off screen. */
export const intoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'center' });
