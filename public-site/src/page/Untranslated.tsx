import { styled } from '@mui/material/styles';
import type { Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 20px',
  padding: '8px 14px',
  borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
  color: theme.vars.palette.text.secondary,
}));

/** Says that content is in English on a page in another language, where some of it is (docs/product.md 6.8). */
export function Untranslated({ of }: { of: readonly Translated[] }) {
  if (!of.some(({ untranslated }) => untranslated?.length)) return null;
  return <Note>{t('Some of this is not translated yet and is shown in English.')}</Note>;
}
