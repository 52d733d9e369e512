import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { LiveExample } from './LiveExample';
import type { Guide } from './guide';
import { SideBySide, surface } from './styles';

const Half = styled('div')({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 20,
});

/**
 * The component in both colour schemes, regardless of the toolbar. Hidden from screen readers,
 * which get the anatomy.
 */
export function InBothSchemes({ of: { anatomy } }: { of: Guide }) {
  return (
    <Unstyled>
      <SideBySide data-guide aria-hidden>
        {(['light', 'dark'] as const).map((scheme) => (
          <Half key={scheme} data-color-scheme={scheme} data-drawing={scheme}>
            <LiveExample {...anatomy} />
          </Half>
        ))}
      </SideBySide>
    </Unstyled>
  );
}
