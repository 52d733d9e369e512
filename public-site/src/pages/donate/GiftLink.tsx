import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { GIFT_PATH } from '@charity-site/api-client/entities';
import { slipHref, type GiftParams } from './giftFromParams';

/** Link to the form that announces a gift; renders nothing while gifts are switched off. */
export function GiftLink(gift: Partial<Pick<GiftParams, 'kwacha' | 'by'>>) {
  const { data, isPending } = useQuery(singletonQuery('gift-settings'));
  if (isPending || data?.accept === 'off') return null;
  return (
    <Button
      href={slipHref(gift, GIFT_PATH).replace(/\?$/, '')}
      variant="outlined"
      sx={{ marginTop: '20px' }}
    >
      {t('Tell us about your gift')}
    </Button>
  );
}
