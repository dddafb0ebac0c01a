import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './lib/zod-settings.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { App } from './app/app.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
