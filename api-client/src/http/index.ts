export { http } from './client';
export { getQueryClient } from './queryClient';
export { configureSite, siteConfig, type SiteConfig } from './siteConfig';
