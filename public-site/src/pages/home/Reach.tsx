import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { DEFAULT_FIGURES } from '@charity-site/api-client/entities';
import { StatCounter, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { parseFigure } from '../../content/parseFigure';
import { ProjectCounts } from './ProjectCounts';

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  // Two side by side up to tablets: a figure such as 'K1 million' does not fit a quarter of the
  // width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.75rem, 40%)), 1fr))',
  '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  gap: 'clamp(1.25rem, 4vw, 3rem)',
  '& > *': {
    borderInlineStart: `4px solid ${theme.vars.palette.kit.onDeepAmber}`,
    paddingInlineStart: 'clamp(0.75rem, 2vw, 1.25rem)',
  },
  '& small': { ...theme.typography.caption, display: 'block', marginTop: 4 },
}));

const Source = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: '16px 0 0' }));

/** Year and source of a figure. */
function Origin({ of }: { of: readonly string[] }) {
  const text = of.filter(Boolean).join(' · ');
  return text && <small>{text}</small>;
}

/**
 * Our Reach: the organisation's figures and the counts of its projects. Hidden if there are no
 * figures.
 */
export function Reach() {
  const query = useQuery(singletonQuery('figures'));
  const figures = query.data === undefined ? [] : (query.data?.figures ?? DEFAULT_FIGURES);
  if (query.data !== undefined && figures.length === 0) return null;
  const sources = new Set(figures.map(({ source }) => source));
  const [common] = sources.size === 1 && figures.length > 1 ? sources : [];
  return (
    <TitledSection tone="deep" heading={t('Our Reach')} data-part="reach">
      <QueryView
        query={query}
        skeleton={<TextSkeleton lines={4} />}
        failure="Failed to fetch figures."
      >
        {() => (
          <>
            <Figures lang={langOf(query.data, 'figures')}>
              {figures.map(({ number, label, year, source }) => (
                <div key={label}>
                  <StatCounter {...parseFigure(number)} label={label} />
                  <Origin of={common ? [year] : [year, source]} />
                </div>
              ))}
            </Figures>
            {common && (
              <Source>
                {t('Source:')} <span lang={langOf(query.data, 'figures')}>{common}</span>
              </Source>
            )}
          </>
        )}
      </QueryView>
      <ProjectCounts />
    </TitledSection>
  );
}
