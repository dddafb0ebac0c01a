import { screens } from '../screens.js';
import { backTarget, mobileTitle } from './mobile-title.js';

/** The landing page shows the logo, as an unknown address does. */
const titled = screens.map(({ path }) => path).filter((path) => path !== '/' && path !== '*');
const exampleOf = (path: string) => path.replace(/:\w+/g, 'x');

describe('[UI-026] the header of small screens', () => {
  it('has a title for every page', () => {
    expect(titled.filter((path) => !mobileTitle(exampleOf(path)))).toEqual([]);
  });

  it('leads back from every detail page', () => {
    const details = titled.filter((path) => path.includes(':'));
    expect(details.filter((path) => !backTarget(exampleOf(path)))).toEqual([]);
  });

  it.each([
    ['/vendor/payments/x', '/vendor/payments'],
    ['/vendor/payments/x/pay', '/vendor/payments/x'],
    ['/events/x/edit', '/events/x'],
    ['/invitations/x', '/events'],
    ['/applications/roster', '/applications'],
    ['/notifications/preferences', '/notifications'],
  ])('leads from %s to %s', (path, target) => expect(backTarget(path)).toBe(target));
});
