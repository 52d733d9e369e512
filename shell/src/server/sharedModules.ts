import * as emotion from '@emotion/react';
import * as defaultProps from '@mui/system/DefaultPropsProvider';
import * as query from '@tanstack/react-query';
import * as http from '@charity-site/api-client/http';
import * as session from '@charity-site/api-client/session';
import * as theme from '@charity-site/ui-kit/theme';
import * as toasts from '@charity-site/ui-kit/toasts';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';

/** Modules that a remote's server build requires, by name: the same that browsers share. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@emotion/react': emotion,
  '@mui/system/DefaultPropsProvider': defaultProps,
  '@tanstack/react-query': query,
  '@charity-site/ui-kit/theme': theme,
  '@charity-site/ui-kit/toasts': toasts,
  '@charity-site/api-client/http': http,
  '@charity-site/api-client/session': session,
};
