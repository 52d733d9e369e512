import { styled } from '@mui/material/styles';
import { MemberGrid } from './MemberGrid';

const Bone = styled('div')(({ theme }) => ({ marginInline: 'auto', backgroundColor: theme.vars.palette.divider }));

/** Members on their way. */
export function MemberSkeletons() {
  return (
    <MemberGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Bone style={{ width: 'min(100%, 11rem)', aspectRatio: '1', borderRadius: '50%' }} />
          <Bone style={{ width: '70%', height: 20, borderRadius: 6, marginBlock: '18px 8px' }} />
          <Bone style={{ width: '50%', height: 14, borderRadius: 6 }} />
        </li>
      ))}
    </MemberGrid>
  );
}
