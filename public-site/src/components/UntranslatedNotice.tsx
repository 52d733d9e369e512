import { styled } from '@mui/material/styles';
import type { Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  // The longest word fits the narrowest phone with large text.
  fontSize: `min(${theme.typography.body2.fontSize}, 7vw)`,
  margin: '0 0 20px',
  padding: '8px 14px',
  borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
  color: theme.vars.palette.text.secondary,
}));

export interface UntranslatedProps {
  /** Items and singletons on the page; null if not stored. */
  of: readonly (Translated | null | undefined)[];
  /** Fields on the page; all by default. */
  fields?: readonly string[] | undefined;
}

/** Notice on a page in another language that some of its content is in English. */
export function UntranslatedNotice({ of, fields }: UntranslatedProps) {
  const isShown = (field: string) => !fields || fields.includes(field);
  if (!of.some((one) => one?.untranslated?.some(isShown))) return null;
  return <Note>{t('Some of this is not translated yet and is shown in English.')}</Note>;
}
