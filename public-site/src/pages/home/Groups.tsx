import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { homeGroupsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { TextSkeleton } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { QueryView } from '../../components/list/QueryView';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { GroupSign } from '../whoWeServe/GroupSign';
import { servedGroups } from '../whoWeServe/servedGroups';

// Rows on phones; three columns with a full last row in wider windows; then one column per group.
const List = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  '@media (max-width: 44.99em)': {
    '& > li + li': { borderTop: `1px solid ${theme.vars.palette.kit.line}` },
  },
  '@media (min-width: 45em)': { gap: 'clamp(0.75rem, 1.6vw, 1.25rem)' },
  '@media (min-width: 45em) and (max-width: 63.24em)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > li': { gridColumn: 'span 2' },
    '& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type': {
      gridColumn: 'span 3',
    },
  },
  '@media (min-width: 63.25em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
}));

const Tile = styled(Anchor)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 16px',
  alignContent: 'start',
  height: '100%',
  paddingBlock: 9,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  ...theme.typography.body2,
  '& > svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '& strong': { ...theme.typography.h5, color: theme.vars.palette.text.primary, alignSelf: 'end' },
  '&:hover strong': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.secondary.main,
  },
  '@media (max-width: 44.99em)': { '& > svg': { width: 36, height: 36, alignSelf: 'center' } },
  '@media (min-width: 45em)': {
    gridTemplateColumns: '1fr',
    padding: 'clamp(1rem, 2vw, 1.5rem)',
    borderRadius: 14,
    '&:not(:focus-visible)': { outline: '1px solid transparent' },
    backgroundColor: theme.vars.palette.background.paper,
    '& > svg': { gridRow: 'auto', marginBottom: 12 },
    '& strong': { alignSelf: 'start' },
  },
}));

/** Short version of Who We Serve. */
export function Groups() {
  const query = useQuery(homeGroupsQuery());
  return (
    <TitledSection
      tone="wash"
      heading={t('Who We Serve')}
      action={{ href: '/who-we-serve', label: t('All groups') }}
    >
      <QueryView
        query={query}
        skeleton={<TextSkeleton lines={6} />}
        failure="Failed to fetch groups."
      >
        {(stored) => (
          <List>
            {servedGroups(stored).map(({ key, sign, name, short }) => (
              <li key={key}>
                <Tile href={`/who-we-serve#${key}`}>
                  <GroupSign group={sign} />
                  <strong lang={langOf(stored, 'groups')}>{name}</strong>
                  <span lang={langOf(stored, 'groups')}>{short}</span>
                </Tile>
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </TitledSection>
  );
}
