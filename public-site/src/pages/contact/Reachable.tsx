import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { contactDetailsQuery } from 'api-client';
import { siteConfig } from 'api-client/http';
import { Glyph, type GlyphName } from 'ui-kit';
import { QueryView } from '../../data/QueryView';
import { RowsSkeleton } from '../../data/RowsSkeleton';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 16 },
  '& svg': { gridRow: 'span 2', marginTop: 4, color: theme.vars.palette.error.main },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { gridColumn: 2, margin: 0, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.main, display: 'inline-block', paddingBlock: 2 },
}));

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
] as const;

/** Phone, e-mail, address and the pages elsewhere; phone and e-mail fall back on the configured ones (SPEC section 3). */
export function Reachable() {
  const config = siteConfig();
  const way = (sign: GlyphName, name: string, value: React.ReactNode) => (
    <div>
      <Glyph name={sign} size={24} />
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <QueryView
      query={useQuery(contactDetailsQuery())}
      prefix
      skeleton={<RowsSkeleton heights={[52, 52, 76, 52]} gap={20} />}
      failure="Failed to fetch contact details."
    >
      {(details) => {
        const { phone, email } = details ?? config;
        const elsewhere = NETWORKS.filter(([network]) => details?.[network]);
        return (
          <List>
            {way('phone', 'Phone', <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>)}
            {way('mail', 'Email', <a href={`mailto:${email}`}>{email}</a>)}
            {details && way('place', 'Address', details.address)}
            {elsewhere.length > 0 &&
              way(
                'share',
                'Follow us',
                elsewhere.map(([network, name], index) => (
                  <span key={network}>
                    {index > 0 && ', '}
                    <a href={details?.[network]} target="_blank" rel="noopener noreferrer">
                      {name}
                    </a>
                  </span>
                )),
              )}
          </List>
        );
      }}
    </QueryView>
  );
}
