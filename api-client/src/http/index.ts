export { http, loadHttp } from './http';
export { checkConnection, whenConnected } from './connection';
export { getQueryClient } from './queryClient';
export { configureSite, siteConfig, type SiteConfig } from './siteConfig';
export { timeLimit } from '../timeLimit';
export { addTexts, t, tMessage, type TextValues, type Translate } from './texts';
