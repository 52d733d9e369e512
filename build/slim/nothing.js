/**
 * Stands in for what MUI's buttons carry and the theme switches off for good: the ripple (motion without meaning) and the
 * spinner of `loading` (a busy button says so in words, docs/product.md 3.1).
 */
export default function Nothing() {
  return null;
}
