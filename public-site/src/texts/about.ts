export const ABOUT = [
  'We are a Christian charity rooted in the villages and towns we serve. Our work is led by Malawians, carried by volunteers from many churches, and open to everyone in need.',
  'Whether we mend a roof, pay a school fee or sit beside someone who grieves, we try to do it in a way that leaves people stronger than we found them.',
] as const;
