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
  /** The items and singletons that are shown; null for one that is not stored. */
  of: readonly (Translated | null | undefined)[];
  /** The fields that are shown; all when left out. */
  fields?: readonly string[] | undefined;
}

/** Says that content is in English on a page in another language, where some of it is. */
export function UntranslatedNotice({ of, fields }: UntranslatedProps) {
  const isShown = (field: string) => !fields || fields.includes(field);
  if (!of.some((one) => one?.untranslated?.some(isShown))) return null;
  return <Note>{t('Some of this is not translated yet and is shown in English.')}</Note>;
}
