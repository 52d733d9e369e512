import { answer, listScreen } from '../fixtures/listScreen';
import { expect } from '../fixtures/test';
import type { Change } from './lostChange';
import { storedPartners, storePartner } from './storedPartner';

/** Undo, in the note about a deletion. */
export const undoOfDeletion: Change = {
  call: ['POST', /^\/api\/content\/partners\/[^/]+\/restore$/],
  open: async ({ page, site, name, url }) => {
    await storePartner(site, name);
    await page.goto(`${url}/admin/partners?search=${name}`);
    await listScreen(page).remove(name).click();
    await answer(page, 'partner', 'Delete');
  },
  press: (page) => page.getByRole('button', { name: 'Undo' }).click(),
  failed: 'Failed to bring back the partner.',
  again: (page) => page.getByRole('button', { name: 'Try again' }).click(),
  isDone: async (page, name) => {
    await expect(listScreen(page).success('The partner is back.')).toBeVisible();
    await expect(listScreen(page).card(name)).toBeVisible();
  },
  stored: storedPartners,
  expected: 1,
};
