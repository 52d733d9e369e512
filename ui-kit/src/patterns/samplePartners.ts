import { sampleLogo } from '../../test/samples';
import type { PictureSource } from '../Picture/Picture';

/** A stored record of the example. */
export interface Partner {
  id: string;
  name: string;
  logo: PictureSource | null;
  order: number;
}

/** The fields that the form edits. */
export type PartnerDraft = Omit<Partner, 'id'>;

const NAMES = [
  'Chigumula Savings Union',
  'Lakeshore Bakery',
  'Mulanje Tea Growers',
  'Nkhotakota Boatmen',
  'Zomba Teachers’ Circle',
  'Dedza Pottery Yard',
  'Thyolo Women’s Choir',
  'Karonga Seed Store',
  'Mangochi Net Makers',
  'Salima Bicycle Works',
  'Ntcheu Weavers',
  'Mzuzu Coffee House',
  'Rumphi Beekeepers',
];

const COLOURS = ['#0b5c61', '#a63a26', '#8a4f00', '#2b6a3c', '#1c5f8c'];

/** Thirteen fictional partners with inline logos: more than one page. */
export const samplePartners: readonly Partner[] = NAMES.map((name, index) => ({
  id: String(index + 1),
  name,
  logo: sampleLogo(COLOURS[index % COLOURS.length] ?? ''),
  order: index,
}));
