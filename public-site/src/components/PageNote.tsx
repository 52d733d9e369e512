import { styled } from '@mui/material/styles';
import { PageWidth } from '@charity-site/ui-kit';
import { UntranslatedNotice, type UntranslatedProps } from './UntranslatedNotice';

// Takes no space without a notice.
const Place = styled(PageWidth)({ '& > p': { margin: '20px 0 0' } });

/** Notice below a page's hero that some of the page is in English. */
export function PageNote(props: UntranslatedProps) {
  return (
    <Place>
      <UntranslatedNotice {...props} />
    </Place>
  );
}
