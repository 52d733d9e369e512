import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { mailtoLink } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import type { ReactNode } from 'react';
import { Glyph } from '@charity-site/ui-kit';
import { PhoneLink } from '../../organisation/PhoneLink';
import { WhatsAppLink } from '../../organisation/WhatsAppLink';
import { QueryView } from '../../components/list/QueryView';
import { RowsSkeleton } from '../../components/list/RowsSkeleton';
import { MapLinks } from '../../organisation/MapLinks';
import { PostalAddress } from '../../organisation/PostalAddress';
import { FollowIcon } from './FollowIcon';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  // The icon is 24 px wide. It is in the `dt`, because a `div` in a `dl` allows no other elements.
  '& > div': { position: 'relative', paddingLeft: 40 },
  '& dt > svg': { position: 'absolute', left: 0, top: 4, color: theme.vars.palette.primary.main },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.main, display: 'inline-block', paddingBlock: 2 },
  '& a[href^="mailto:"]': { fontSize: 'min(1em, 6vw)' },
}));

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
] as const;

/** Phone, email, address and social links; phone and email fall back to the configured ones. */
export function ContactDetails() {
  const config = siteConfig();
  const row = (icon: ReactNode, name: string, value: ReactNode) => (
    <div>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <QueryView
      query={useQuery(singletonQuery('contact-details'))}
      prefix
      skeleton={<RowsSkeleton heights={[52, 52, 76, 52]} gap={20} />}
      failure="Failed to fetch contact details."
    >
      {(details) => {
        const { phone, email } = details ?? config;
        const elsewhere = NETWORKS.filter(([network]) => details?.[network]);
        return (
          <List>
            {row(<Glyph name="phone" size={24} />, t('Phone'), <PhoneLink number={phone} />)}
            {details?.whatsapp &&
              row(
                <Glyph name="whatsapp" size={24} />,
                'WhatsApp',
                <WhatsAppLink number={details.whatsapp}>{details.whatsapp}</WhatsAppLink>,
              )}
            {row(
              <Glyph name="mail" size={24} />,
              t('Email'),
              <a href={mailtoLink(email)}>{email}</a>,
            )}
            {details &&
              row(
                <Glyph name="place" size={24} />,
                t('Address'),
                <>
                  <span>
                    <PostalAddress address={details.address} />
                  </span>
                  <MapLinks place={details.address} />
                </>,
              )}
            {elsewhere.length > 0 &&
              row(
                <FollowIcon />,
                t('Follow us'),
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
