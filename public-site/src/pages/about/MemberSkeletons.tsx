import { Bone } from '@charity-site/ui-kit';
import { MemberGrid } from './MemberGrid';

/** Placeholders for members. */
export function MemberSkeletons() {
  return (
    <MemberGrid>
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} data-large>
          <Bone
            style={{
              width: 'min(100%, 11rem)',
              aspectRatio: '1',
              borderRadius: '50%',
              marginInline: 'auto',
            }}
          />
          <Bone style={{ width: '70%', height: 20, margin: '18px auto 8px' }} />
          <Bone style={{ width: '50%', height: 14, marginInline: 'auto' }} />
        </li>
      ))}
    </MemberGrid>
  );
}
