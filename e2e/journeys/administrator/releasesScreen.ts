import type { Page } from '@playwright/test';

/** A release of the public site that is newer than all others. */
export const LATER = { releasedAt: '2099-01-01T08:00:00.000Z' };
export const GO_BACK = 'Restore previous version: Public website';

/** The part of the Releases screen about the public site. */
export const part = (page: Page) => page.getByRole('article', { name: 'Public website' });
export const question = (page: Page) => page.getByRole('alertdialog');
export const success = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Public website: the version released on' });
