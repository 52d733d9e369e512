import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { Anchor } from '@charity-site/ui-kit/theme';
import { slipHref } from './giftFromParams';

const Link = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  '@media print': { display: 'none' },
}));

/** Link from a way to give to its slip. */
export function SlipLink({ by }: { by: string }) {
  return <Link href={slipHref({ by })}>{t('Print or share a slip')}</Link>;
}
