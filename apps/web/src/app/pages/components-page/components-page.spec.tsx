import '../../../testing/environment.js';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../../providers.js';
import { screens } from '../../screens.js';
import { createStore } from '../../../lib/state/store.js';
import { Component } from './components-page.js';
import { longName, markup } from './sample.js';

const open = () =>
  render(
    <Providers store={createStore()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />
    </Providers>,
  );

describe('the page of components', () => {
  it('is not a screen of the app', () => {
    expect(screens.filter(({ path }) => path.startsWith('/_'))).toEqual([]);
  });

  it('shows tables in every state, and markup and long names as texts', async () => {
    open();
    const region = screen.getByRole('region', { name: 'Tables' });
    await waitFor(() => expect(region.querySelector('svg[viewBox="0 0 600 300"]')).toBeTruthy());
    const tables = within(region);
    expect(tables.getAllByText(markup).length).toBeGreaterThan(0);
    expect(tables.getAllByText(longName).length).toBeGreaterThan(0);
    expect(tables.getByText('No booths yet')).toBeTruthy();
    expect(tables.getByRole('alert').textContent).toContain('The booths could not be loaded.');
    expect(document.querySelector('script')).toBeNull();
  });

  it('shows fields with their errors', async () => {
    open();
    const form = await screen.findByRole('form', { name: 'Sample form, refused' });
    await within(form).findByText('The event could not be saved. Nothing was lost; please try again.');
    expect(within(form).getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('has a name for every control', () => {
    open();
    for (const button of screen.getAllByRole('button')) expect(button.textContent || button.ariaLabel).toBeTruthy();
    for (const box of screen.getAllByRole('combobox')) expect(box).toHaveProperty('labels.length', 1);
  });
});
