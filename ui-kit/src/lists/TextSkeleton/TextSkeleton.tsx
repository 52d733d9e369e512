import { Bone } from './Bone';

export interface TextSkeletonProps {
  /** Expected number of lines. */
  lines?: number;
}

/** Placeholder lines with the height of body text. Render it inside `Loading`. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return Array.from({ length: lines }, (_, i) => (
    <Bone
      key={i}
      style={{
        height: '1em',
        marginBlock: '0.65em',
        width: i === lines - 1 && lines > 1 ? '62%' : '100%',
      }}
    />
  ));
}
