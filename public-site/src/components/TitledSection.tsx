import { useId, type ElementType } from 'react';
import {
  Section,
  SectionHeading,
  type SectionHeadingProps,
  type SectionProps,
} from '@charity-site/ui-kit';

export interface TitledSectionProps
  extends SectionProps, Pick<SectionHeadingProps, 'intro' | 'action'> {
  /** In the language of the page. */
  heading: string;
  /** Element of the section; default a full-width `Section`. */
  as?: ElementType<SectionProps>;
}

/** Section labelled by its heading. */
export function TitledSection({
  heading,
  intro,
  action,
  as: Frame = Section,
  children,
  ...rest
}: TitledSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} {...rest}>
      <SectionHeading id={id} intro={intro} action={action}>
        {heading}
      </SectionHeading>
      {children}
    </Frame>
  );
}
