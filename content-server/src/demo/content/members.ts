/** The executive, in order. Nobody of these names is meant; `initials` are drawn on the portrait. */
export const MEMBERS: readonly { name: string; title: string; initials: string }[] = [
  { name: 'Rev. Chisomo Kaŵale', title: 'Executive Director', initials: 'CK' },
  { name: 'Thokozani Mpheluka', title: 'Chairperson of the Board', initials: 'TM' },
  { name: 'Alinafe Mtewera', title: 'Vice Chairperson', initials: 'AM' },
  { name: 'Dalitso Chimbiri', title: 'Treasurer', initials: 'DC' },
  { name: 'Tadala Namphunzi', title: 'Secretary of the Board', initials: 'TN' },
  { name: 'Limbani Makwakwa', title: 'Head of Finance and Accountability', initials: 'LM' },
  { name: 'Mphatso Chilombo', title: 'Head of Education', initials: 'MC' },
  { name: 'Madalitso Nkhwazi', title: 'Community Health Coordinator', initials: 'MN' },
  { name: 'Kondwani Thaulo', title: 'Water and Buildings Engineer', initials: 'KT' },
  { name: 'Chaŵezi Lusungu', title: 'Livelihoods Coordinator, Northern Region', initials: 'CL' },
  { name: 'Yankho Mbalame', title: 'Youth and Chaplaincy Worker', initials: 'YM' },
  { name: 'Wezi Ŵayile', title: 'Volunteers and Communications', initials: 'WŴ' },
];
