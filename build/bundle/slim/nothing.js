/**
 * Replaces parts of MUI's buttons that the theme disables: the ripple (motion without meaning) and
 * the spinner of `loading` (a busy button changes its text instead, docs/product.md 3.1).
 */
export default function Nothing() {
  return null;
}
