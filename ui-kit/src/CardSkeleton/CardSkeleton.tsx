import { styled } from '@mui/material/styles';
import { Bone } from '../TextSkeleton/Bone';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton';

export interface CardSkeletonProps {
  /** Lines of text below the title. */
  lines?: number;
}

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Placeholder for a ContentCard, with the same size. Render one per expected card inside `Loading`. */
export function CardSkeleton({ lines = 3 }: CardSkeletonProps) {
  return (
    <Frame>
      <Bone style={{ aspectRatio: '16 / 10', borderRadius: 0 }} />
      <div style={{ padding: '20px 22px 24px' }}>
        <Bone style={{ height: 14, width: '38%' }} />
        <Bone style={{ height: 24, width: '84%', marginBlock: 14 }} />
        <TextSkeleton lines={lines} />
      </div>
    </Frame>
  );
}
