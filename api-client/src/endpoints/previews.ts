import { post } from './methods';

/** POST: lets this browser open previews that are for signed-in people only. */
export const previewSession = () => post('/previews/session');
