import { QueryClientProvider } from '@tanstack/react-query';
import { getQueryClient } from 'api-client/http';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link } from 'react-router-dom';
import { KitProvider } from 'ui-kit/theme';
import { ToastProvider } from 'ui-kit/toasts';
import { Site } from './router/Site';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <KitProvider linkComponent={Link}>
      <QueryClientProvider client={getQueryClient()}>
        <ToastProvider>
          <Site />
        </ToastProvider>
      </QueryClientProvider>
    </KitProvider>
  </StrictMode>,
);
