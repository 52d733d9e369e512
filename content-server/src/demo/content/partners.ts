import type { PartnerLook } from '../pictures/partnerLogo';

/** Made-up organisations with the looks of their logos, in order. */
export const PARTNERS: readonly { name: string; look: PartnerLook }[] = [
  {
    name: 'Lakeshore Clinics Circle',
    look: {
      emblem: 'shore',
      main: '#17606b',
      second: '#e0952f',
      lines: ['Lakeshore', 'Clinics Circle'],
      layout: 'beside',
    },
  },
  {
    name: 'Masamba Book Bindery',
    look: { emblem: 'book', main: '#6d2f4f', second: '#d98a3a', lines: ['Masamba', 'Book Bindery'], layout: 'beside' },
  },
  {
    name: 'Tiyende Cycle Works',
    look: { emblem: 'circle', main: '#24456b', second: '#d8693f', lines: ['Tiyende', 'Cycle Works'], layout: 'above' },
  },
  {
    name: 'Madzi Abwino Drillers',
    look: { emblem: 'drop', main: '#1f6f78', second: '#f0c36a', lines: ['Madzi Abwino', 'Drillers'], layout: 'beside' },
  },
  {
    name: 'Mbewu Seed Circle',
    look: { emblem: 'sprout', main: '#2f6a48', second: '#b4772f', lines: ['Mbewu', 'Seed Circle'], layout: 'above' },
  },
  {
    name: 'Kuunika Sun Works',
    look: { emblem: 'sunrise', main: '#7a3b1f', second: '#e8922e', lines: ['Kuunika', 'Sun Works'], layout: 'beside' },
  },
  {
    name: 'Three Hills Fellowship',
    look: {
      emblem: 'mountain',
      main: '#a8432a',
      second: '#21505c',
      lines: ['Three Hills', 'Fellowship'],
      layout: 'beside',
    },
  },
  {
    name: 'Nsalu House Weavers',
    look: { emblem: 'weave', main: '#2f6a48', second: '#d8953a', lines: ['Nsalu House', 'Weavers'], layout: 'above' },
  },
  {
    name: 'Blue Heron Foundation',
    look: { emblem: 'tree', main: '#1d4f6b', second: '#5aa0a8', lines: ['Blue Heron', 'Foundation'], layout: 'beside' },
  },
  {
    name: 'Denga Roofs & Homes',
    look: {
      emblem: 'shelter',
      main: '#8d3521',
      second: '#3f7a6a',
      lines: ['Denga', 'Roofs & Homes'],
      layout: 'beside',
    },
  },
  {
    name: 'Mtima Care Network',
    look: { emblem: 'heart', main: '#a83248', second: '#e39a4a', lines: ['Mtima', 'Care Network'], layout: 'above' },
  },
];
