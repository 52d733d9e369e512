import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { groupsQuery } from '@charity-site/api-client';
import { useId } from 'react';
import { Section, SectionHeading, TextSkeleton } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { QueryView } from '../../data/QueryView';
import { GroupSign } from '../whoWeServe/GroupSign';
import { servedGroups } from '../whoWeServe/servedGroups';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: 'clamp(0.75rem, 1.6vw, 1.25rem)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled(Anchor)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 16px',
  alignContent: 'start',
  height: '100%',
  padding: 'clamp(1rem, 2vw, 1.5rem)',
  borderRadius: 14,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  ...theme.typography.body2,
  '& > svg': { gridRow: 'span 2', color: theme.vars.palette.primary.main },
  '& strong': { ...theme.typography.h5, color: theme.vars.palette.text.primary, alignSelf: 'end' },
  '&:hover strong': { textDecoration: 'underline', textDecorationColor: theme.vars.palette.secondary.main },
  '@media (min-width: 900px)': {
    gridTemplateColumns: '1fr',
    '& > svg': { gridRow: 'auto', marginBottom: 12 },
    '& strong': { alignSelf: 'start' },
  },
}));

/** Who We Serve, short version (docs/product.md 3.2). */
export function Groups() {
  const id = useId();
  const query = useQuery(groupsQuery());
  return (
    <Section tone="wash" aria-labelledby={id}>
      <SectionHeading id={id} action={{ href: '/who-we-serve', label: 'More about them' }}>
        Who We Serve
      </SectionHeading>
      <QueryView query={query} skeleton={<TextSkeleton lines={6} />} failure="Failed to fetch groups.">
        {(stored) => (
          <List>
            {servedGroups(stored).map(({ key, sign, name, short }) => (
              <li key={key}>
                <Tile href={`/who-we-serve#${key}`}>
                  <GroupSign group={sign} />
                  <strong>{name}</strong>
                  <span>{short}</span>
                </Tile>
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </Section>
  );
}
