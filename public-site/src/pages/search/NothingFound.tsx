import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { updatesQuery } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ContactMethods } from '../../organisation/ContactMethods';
import { langOf } from '../../components/langOf';
import { HOME_PREVIEW } from '../home/preview';
import { PAGES } from './matchingPages';
import { translated } from '../../content/navigation';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 32,
  '& h2': { ...theme.typography.h3, margin: '0 0 8px' },
  '& h3': { ...theme.typography.h5, margin: '24px 0 4px' },
  '& > p': { margin: '0 0 8px' },
  '& > ul:not(:first-of-type)': { margin: 0, padding: 0, listStyle: 'none' },
  '& > .pages': { columns: '11rem' },
  '& > ul:not(:first-of-type) a': {
    display: 'inline-block',
    paddingBlock: 10,
    color: theme.vars.palette.primary.main,
  },
}));

/**
 * Suggestions without a search or without results: contact methods, latest updates, and all pages.
 */
export function NothingFound() {
  const id = useId();
  const { data } = useQuery(updatesQuery(HOME_PREVIEW));
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{t('You may be looking for')}</h2>
      <p>{t('Call us or write to us.')}</p>
      <ContactMethods />
      {data && data.items.length > 0 && (
        <>
          <h3>{t('Latest Updates')}</h3>
          <ul>
            {data.items.map((update) => (
              <li key={update._id}>
                <Anchor href={itemPagePath('/updates', update)} lang={langOf(update, 'title')}>
                  {update.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('All pages')}</h3>
      <ul className="pages">
        {translated(PAGES).map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
