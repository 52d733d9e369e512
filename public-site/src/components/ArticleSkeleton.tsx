import { Bone, TextSkeleton } from '@charity-site/ui-kit';
import { Large } from './Large';
import { TEXT_WIDTH } from './measure';

/** Placeholder for an Article. */
export function ArticleSkeleton() {
  return (
    <div>
      <Bone style={{ height: 16, width: '9rem', marginBlock: '4px 16px' }} />
      <Bone style={{ height: 'clamp(2.25rem, 4vw, 3.75rem)', marginBottom: 28 }} />
      <Large>
        <Bone style={{ aspectRatio: '16 / 9', borderRadius: 14 }} />
      </Large>
      <div style={{ maxWidth: TEXT_WIDTH, minHeight: '50vh' }}>
        <TextSkeleton lines={8} />
      </div>
    </div>
  );
}
