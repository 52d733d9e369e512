import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Giving } from '@charity-site/api-client/entities';
import { localizedPath } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldFrame } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { giftAmounts } from './giftAmounts';
import type { GiftWay } from './giftWays';
import { slipHref, type GiftParams } from './giftFromParams';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  '& h2': { ...theme.typography.h5, margin: 0 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 16,
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&[aria-current]': { borderWidth: 3, paddingInline: 14 },
    '&:hover': { textDecoration: 'underline' },
  },
  '& form': { display: 'grid', gap: 12, maxWidth: '20rem', justifyItems: 'start' },
}));

interface GiftOptionsProps {
  gift: GiftParams;
  /** The selected way; undefined if the URL contains an unknown one. */
  way: GiftWay | undefined;
  ways: readonly GiftWay[];
  giving: Pick<Giving, 'amounts'> | null | undefined;
  error: string | undefined;
}

/**
 * Links from a slip to other amounts and ways, and a form for any amount, which works without
 * script.
 */
export function GiftOptions({ gift, way, ways, giving, error }: GiftOptionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const amounts = giftAmounts(giving).flatMap(({ label, kwacha }) =>
    kwacha ? [{ label, kwacha }] : [],
  );
  const by = way?.key;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const give = String(new FormData(event.currentTarget).get('give') ?? '');
    void navigate(`/donate?${new URLSearchParams({ give, ...(by && { by }) }).toString()}`);
  };
  const form = (
    <form action={localizedPath(siteConfig().language, '/donate')} onSubmit={onSubmit}>
      <FieldFrame label={t('Another amount')} hint={t('In kwacha, in digits only')} error={error}>
        {({ id: control, describedBy, invalid }) => (
          <OutlinedInput
            // Resets the field when the slip changes.
            key={gift.unreadable ?? gift.kwacha}
            id={control}
            name="give"
            defaultValue={gift.unreadable ?? gift.kwacha ?? ''}
            inputProps={{
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
            }}
          />
        )}
      </FieldFrame>
      {by && <input type="hidden" name="by" value={by} />}
      <Button type="submit" variant="outlined">
        {t('Show the slip')}
      </Button>
    </form>
  );
  return (
    <Frame aria-labelledby={id} data-print="no">
      <h2 id={id}>{t('Choose another amount or way')}</h2>
      {error && form}
      <div>
        {t('Ways to give')}
        <ul>
          {ways.map(({ key, name }) => (
            <li key={key}>
              <Anchor
                href={slipHref({ kwacha: gift.kwacha, by: key })}
                aria-current={key === by || undefined}
              >
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      {amounts.length > 0 && (
        <div>
          {t('Amounts')}
          <ul>
            {amounts.map(({ label, kwacha }) => (
              <li key={kwacha}>
                <Anchor
                  href={slipHref({ kwacha, by })}
                  aria-current={kwacha === gift.kwacha || undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!error && form}
    </Frame>
  );
}
