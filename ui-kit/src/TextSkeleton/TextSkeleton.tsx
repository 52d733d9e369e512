import { Bone } from './Bone';

export interface TextSkeletonProps {
  /** How many lines of body text are expected. */
  lines?: number;
}

/** Lines of text that are on their way, as high as the text itself. Put it in `Loading`. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return Array.from({ length: lines }, (_, i) => (
    <Bone
      key={i}
      style={{ height: '1em', marginBlock: '0.65em', width: i === lines - 1 && lines > 1 ? '62%' : '100%' }}
    />
  ));
}
