import Check from '@mui/icons-material/CheckCircleOutlined';
import Cross from '@mui/icons-material/CancelOutlined';
import { styled } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { LiveExample } from './LiveExample';
import type { Guide } from './guide';
import { SideBySide, surface } from './styles';

const Figure = styled('figure')<{ kind: 'success' | 'error' }>(({ theme, kind }) => ({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  overflow: 'hidden',
  borderTop: `4px solid ${theme.vars?.palette[kind].main}`,
}));

const Stage = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 20,
});

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 10,
  padding: '12px 16px',
  borderTop: '1px solid',
  borderColor: theme.vars?.palette.divider,
  background: theme.vars?.palette.background.paper,
  font: '15px/1.5 system-ui, sans-serif',
}));

const Rule = styled('strong')<{ kind: 'success' | 'error' }>(({ theme, kind }) => ({
  color: theme.vars?.palette[kind].main,
}));

const RULES = [
  { rule: 'do', kind: 'success', word: 'Do', Icon: Check },
  { rule: 'dont', kind: 'error', word: "Don't", Icon: Cross },
] as const;

/** An example that follows a rule beside one that breaks it. */
export function DoAndDont({ of: { anatomy, doDont } }: { of: Guide }) {
  const size = { ...anatomy, ...(anatomy.zoom && { zoom: anatomy.zoom * 0.75 }), ...doDont };
  return (
    <Unstyled>
      <SideBySide data-guide>
        {RULES.map(({ rule, kind, word, Icon }) => (
          <Figure key={rule} kind={kind}>
            {/* Hidden from screen readers: the caption is its text. */}
            <Stage aria-hidden data-drawing={rule}>
              <LiveExample {...size} example={doDont[rule].example} />
            </Stage>
            <Caption>
              <Icon color={kind} />
              <span>
                <Rule kind={kind}>{word}</Rule> {doDont[rule].text}
              </span>
            </Caption>
          </Figure>
        ))}
      </SideBySide>
    </Unstyled>
  );
}
