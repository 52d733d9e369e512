import type { ServedGroup } from './groups';

/** What the charity does for each group, on the Who We Serve page. */
export const GROUP_TEXTS: Record<ServedGroup['key'], string> = {
  'older-persons':
    'Many older people in our villages live alone or care for grandchildren on very little. We visit them at home, mend roofs before the rains, help them reach the clinic, and make sure that no week passes without someone sitting down with them to listen.',
  youths:
    'Young people have energy and ideas; what they often lack is a chance. We run vocational training, sports afternoons and Bible studies, and pair each young person with a mentor who stays beside them as they look for work or start a small business.',
  widows:
    'Losing a husband can mean losing land, income and standing at once. We help widows to keep what is theirs, to save and borrow together in village groups, and to find in one another the strength to begin again.',
  families:
    'When the harvest fails or illness comes, a family can lose everything within weeks. We bring food in the lean months, repair boreholes, and work with each household on a way to earn, so that help today becomes independence tomorrow.',
  students:
    'A bright child should not leave school for want of fees. We pay for tuition, uniforms and books, give solar lamps to those who have no light at home, and keep in touch with teachers so that problems are seen early.',
};
