import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const one = (token: string): MantineColorsTuple => {
  const shade = `var(--${token})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
};

/** Mantine components take every color and shape from the tokens. */
export const theme = createTheme({
  colors: { awning: one('awning'), tomato: one('tomato') },
  primaryColor: 'awning',
  primaryShade: 5,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '680' },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '10px', xl: '10px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
});

const tokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-error': 'var(--tomato)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--awning)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
