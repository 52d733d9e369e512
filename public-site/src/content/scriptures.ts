/** World English Bible, public domain (docs/product.md 3.9). */
export const SCRIPTURES = [
  {
    text: 'Bear one another’s burdens, and so fulfill the law of Christ.',
    source: 'Galatians 6:2',
  },
  {
    text: 'Pure religion and undefiled before our God and Father is this: to visit the fatherless and widows in their affliction, and to keep oneself unstained by the world.',
    source: 'James 1:27',
  },
] as const;
