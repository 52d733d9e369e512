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
  /** Frame of the section; a band of the page's width unless it is part of one. */
  as?: ElementType<SectionProps>;
}

/** A section that is named by its heading. */
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
